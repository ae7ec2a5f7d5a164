/* Random rounds of UNO, by hand in C: a yardstick for the compiled rules, and an oracle for them.
 *
 * An independent reading of clauses U1-U31 of the rulebook, without house rules and events. It is an
 * engine of the same kind: a table, a policy that decides on an action, a function that applies it.
 * It takes the same numbers from the same generators in the same order as the rules and policies of
 * the project, so every total it prints must be theirs, to the last action.
 *
 *     gcc -O3 -march=native -o uno uno.c && ./uno 4 1000000 random
 */

#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define INLINE static inline __attribute__((always_inline))
#define RARELY(condition) __builtin_expect(!!(condition), 0)

/* ------------------------------------------------------------------ The cards (U1, U30) */

/* A card is its face: colour * 13 + symbol, then Wild and Wild Draw Four. */
enum { SYMBOLS = 13, SKIP = 10, REVERSE = 11, DRAW_TWO = 12, WILD = 52, WILD_FOUR = 53, FACES = 54 };
enum { COLOURS = 4, PACK_SIZE = 108, SEATS = 10, HAND_SIZE = 7 };

#define BIT(face) (UINT64_C(1) << (face))
#define RED_FACES (BIT(SYMBOLS) - 1)
#define ZEROS (BIT(0) | BIT(13) | BIT(26) | BIT(39))
#define WILDS (BIT(WILD) | BIT(WILD_FOUR))

static uint8_t pack[PACK_SIZE];
static uint8_t points_of[FACES];  /* U30 */
static uint8_t colour_of[FACES];  /* wild cards: 4, a colour of their own */
static uint8_t symbol_of[FACES];  /* wild cards: the face itself */
static uint64_t fitting[FACES];   /* what may be played on a coloured card (U11) */

static void set_up_cards(void)
{
    int n = 0;
    for (int face = 0; face < FACES; face++) {
        int wild = face >= WILD;
        int symbol = wild ? face : face % SYMBOLS;
        int copies = wild ? 4 : symbol == 0 ? 1 : 2;
        symbol_of[face] = symbol;
        colour_of[face] = face / SYMBOLS;
        points_of[face] = wild ? 50 : symbol >= SKIP ? 20 : symbol;
        if (!wild)
            fitting[face] = RED_FACES << (face - symbol) | ZEROS << symbol | WILDS;
        while (copies--)
            pack[n++] = face;
    }
}

INLINE uint64_t of_colour(int colour)
{
    return RED_FACES << (SYMBOLS * colour);
}

/* The nth member of a set, counted from 0. */
INLINE int member(uint64_t set, int n)
{
    while (n--)
        set &= set - 1;
    return __builtin_ctzll(set);
}

/* ------------------------------------------------------------------ Chance */

enum { WORDS = 16, HALVES = 2 * WORDS };

typedef struct {
    uint32_t key[8], round;
    uint32_t block;  /* the next one */
    int used;        /* of the halves */
    uint32_t words[WORDS];
} stream;

#define ROTATED(x, bits) ((x) << (bits) | (x) >> (32 - (bits)))
#define QUARTER(a, b, c, d)                                                                        \
    (a += b, d ^= a, d = ROTATED(d, 16), c += d, b ^= c, b = ROTATED(b, 12),                       \
     a += b, d ^= a, d = ROTATED(d, 8), c += d, b ^= c, b = ROTATED(b, 7))

/* ChaCha20 as in RFC 8439. */
static __attribute__((noinline)) void refill(stream *s)
{
    const uint32_t in[WORDS] = {
        0x61707865, 0x3320646e, 0x79622d32, 0x6b206574,
        s->key[0], s->key[1], s->key[2], s->key[3], s->key[4], s->key[5], s->key[6], s->key[7],
        s->block, 0, s->round, 0,
    };
    uint32_t x[WORDS];
    memcpy(x, in, sizeof x);
    for (int i = 0; i < 10; i++) {
        QUARTER(x[0], x[4], x[8], x[12]);
        QUARTER(x[1], x[5], x[9], x[13]);
        QUARTER(x[2], x[6], x[10], x[14]);
        QUARTER(x[3], x[7], x[11], x[15]);
        QUARTER(x[0], x[5], x[10], x[15]);
        QUARTER(x[1], x[6], x[11], x[12]);
        QUARTER(x[2], x[7], x[8], x[13]);
        QUARTER(x[3], x[4], x[9], x[14]);
    }
    for (int i = 0; i < WORDS; i++)
        s->words[i] = x[i] + in[i];
    s->block++;
    s->used = 0;
}

INLINE uint32_t half(stream *s)
{
    if (RARELY(s->used == HALVES))
        refill(s);
    int n = s->used++;
    return s->words[n >> 1] >> (16 * (n & 1)) & 0xffff;
}

/* A number from 0 to n - 1, each exactly as likely (Lemire's method). */
INLINE uint32_t below(stream *s, uint32_t n)
{
    uint32_t product = half(s) * n;
    if (RARELY((product & 0xffff) < n)) {
        uint32_t refused = 65536 % n;
        while ((product & 0xffff) < refused)
            product = half(s) * n;
    }
    return product >> 16;
}

/* The cheap generator for what players decide: Marsaglia's multiply-with-carry. */
INLINE int roll(uint64_t *luck, uint32_t n)
{
    *luck = 698769069 * (*luck & UINT32_MAX) + (*luck >> 32);
    return (*luck & UINT32_MAX) * n >> 32;
}

/* ------------------------------------------------------------------ The table */

typedef enum { NAMING, TURN, DRAWN, FOUR, ROUND_OVER } phase;
typedef enum { RANDOM, GREEDY } policy;

/* An action: the face of the card played, with the colour that a wild card names and the call; or
 * one of those below. */
enum { NAMED = 64, CALLING = 256, DRAW = 512, KEEP, PASS, ACCEPT, CHALLENGE, NAME = 520, CATCH = 528 };

typedef struct {
    int players, dealer;
    int stock_count, discard_count;
    uint8_t stock[PACK_SIZE];
    uint8_t discards[PACK_SIZE];
    uint64_t held[SEATS];      /* the set of faces in each hand */
    int8_t counts[SEATS];      /* the number of cards */
    int8_t hands[SEATS][64];   /* the number of each face */
    phase phase;
    int turn, direction, colour;
    int drawn;                 /* the card just drawn */
    int accused, bluffed;      /* the last Wild Draw Four (U22) */
    int due;                   /* the set of seats that can be caught (U24) */
    int passes;                /* in a row (U29) */
    int winner, points;        /* of the round */
    uint64_t luck;
    stream chance;
} table;

INLINE int seat_after(const table *t, int seat, int steps)
{
    seat += steps;
    if (seat < 0)
        return seat + t->players;
    return seat >= t->players ? seat - t->players : seat;
}

INLINE void give(table *t, int seat, int card)
{
    t->hands[seat][card]++;
    t->held[seat] |= BIT(card);
    t->counts[seat]++;
}

INLINE void take(table *t, int seat, int card)
{
    int left = --t->hands[seat][card];
    t->held[seat] &= ~((uint64_t)(left == 0) << card);
    t->counts[seat]--;
}

static void gather(table *t)
{
    memcpy(t->stock, pack, PACK_SIZE);
    t->stock_count = PACK_SIZE;
    t->discard_count = 0;
}

/* The next card of the draw pile; its order is decided as it is drawn. */
INLINE int draw_card(table *t)
{
    int place = below(&t->chance, t->stock_count);
    int card = t->stock[place];
    t->stock[place] = t->stock[--t->stock_count];
    return card;
}

/* U28: the discard pile, but for its top card, becomes the draw pile. */
static __attribute__((noinline)) void reshuffle(table *t)
{
    int count = t->discard_count - 1;
    for (int i = 0; i < count; i++)
        t->stock[i] = t->discards[count - 1 - i];
    t->discards[0] = t->discards[count];
    t->discard_count = 1;
    t->stock_count = count;
}

INLINE int can_draw(const table *t)
{
    return t->stock_count > 0 || t->discard_count > 1;
}

INLINE int draw_one(table *t, int seat)
{
    if (RARELY(t->stock_count == 0))
        reshuffle(t);
    int card = draw_card(t);
    give(t, seat, card);
    return card;
}

/* U29: several cards, or as many as there are. */
INLINE void draw(table *t, int seat, int count)
{
    while (count-- && can_draw(t))
        draw_one(t, seat);
}

INLINE int hand_points(const table *t, int seat)
{
    int total = 0;
    for (int face = 0; face < FACES; face++)
        total += t->hands[seat][face] * points_of[face];
    return total;
}

/* ------------------------------------------------------------------ Setting up (U3-U10) */

/* U3: each draws a card, the highest number deals, symbols count zero; who ties draws again. */
static int drawn_dealer(table *t)
{
    unsigned contenders = (1u << t->players) - 1;
    gather(t);
    while (contenders & (contenders - 1) && t->stock_count >= t->players) {
        unsigned left = contenders;
        int highest = -1;
        contenders = 0;
        for (; left; left &= left - 1) {
            int symbol = symbol_of[draw_card(t)];
            int value = symbol < SKIP ? symbol : 0;
            if (value > highest) {
                highest = value;
                contenders = 0;
            }
            if (value == highest)
                contenders |= left & -left;
        }
    }
    return __builtin_ctz(contenders);
}

/* U10: a Wild Draw Four goes back into the pile. */
static void put_back(table *t)
{
    memmove(t->stock + 1, t->stock, t->stock_count++);
    t->stock[0] = WILD_FOUR;
}

/* U3-U10: find the dealer, shuffle, deal seven cards each, turn up the first and do what it says. */
static void deal(table *t, uint32_t round)
{
    t->chance.round = round;
    t->chance.block = 0;
    t->chance.used = HALVES;
    t->dealer = drawn_dealer(t);
    gather(t);
    memset(t->held, 0, sizeof t->held);
    memset(t->counts, 0, sizeof t->counts);
    memset(t->hands, 0, t->players * sizeof t->hands[0]);
    int seat = t->dealer;
    for (int n = HAND_SIZE * t->players; n; n--) {
        seat = seat_after(t, seat, 1);
        give(t, seat, draw_card(t));
    }
    int card;
    while ((card = draw_card(t)) == WILD_FOUR)
        put_back(t);
    t->discards[t->discard_count++] = card;
    t->phase = TURN;
    t->direction = 1;
    t->colour = colour_of[card];
    t->due = t->passes = 0;
    seat = seat_after(t, t->dealer, 1);  /* U5 */
    switch (symbol_of[card]) {
    case DRAW_TWO:  /* U6 */
        draw(t, seat, 2);
        seat = seat_after(t, seat, 1);
        break;
    case REVERSE:  /* U7 */
        t->direction = -1;
        seat = t->dealer;
        break;
    case SKIP:  /* U8 */
        seat = seat_after(t, seat, 1);
        break;
    case WILD:  /* U9 */
        t->phase = NAMING;
        break;
    }
    t->turn = seat;
}

/* ------------------------------------------------------------------ The rules (U11-U31) */

INLINE int top(const table *t)
{
    return t->discards[t->discard_count - 1];
}

INLINE int next_seat(const table *t, int seat)
{
    return seat_after(t, seat, t->direction);
}

INLINE uint64_t turn_plays(const table *t, int seat)
{
    int on_top = top(t);
    return t->held[seat] & (on_top >= WILD ? of_colour(t->colour) | WILDS : fitting[on_top]);
}

INLINE int four_allowed(const table *t, int seat)  /* U18 */
{
    return !(t->held[seat] & of_colour(t->colour));
}

INLINE void begin_turn(table *t)
{
    t->due = 0;  /* U24 */
    t->passes = 0;
}

INLINE void pass_turn_to(table *t, int seat)
{
    t->turn = seat;
    t->phase = TURN;
}

/* U31: the winner is credited with the points in all other hands. */
static void finish(table *t, int winner)
{
    t->phase = ROUND_OVER;
    t->winner = winner;
    t->points = 0;
    for (int seat = 0; winner >= 0 && seat < t->players; seat++)
        if (seat != winner)
            t->points += hand_points(t, seat);
}

/* U29: nobody can play or draw. The fewest points in hand win; a tie wins nothing. */
static void finish_blocked(table *t)
{
    int best = -1, fewest = INT32_MAX;
    for (int seat = 0; seat < t->players; seat++) {
        int points = hand_points(t, seat);
        if (points <= fewest)
            best = points < fewest ? seat : -1;
        fewest = points < fewest ? points : fewest;
    }
    finish(t, best);
}

INLINE void play(table *t, int seat, int action)
{
    int card = action & 63;
    begin_turn(t);
    int bluffed = card == WILD_FOUR && !four_allowed(t, seat);  /* U22 */
    take(t, seat, card);
    t->discards[t->discard_count++] = card;
    t->colour = card >= WILD ? action / NAMED & 3 : colour_of[card];
    int next = next_seat(t, seat);
    int symbol = symbol_of[card];
    if (t->counts[seat] == 0) {  /* U26, U27 */
        draw(t, next, card == WILD_FOUR ? 4 : symbol == DRAW_TWO ? 2 : 0);
        finish(t, seat);
        return;
    }
    if (t->counts[seat] == 1 && !(action & CALLING))  /* U23 */
        t->due = 1 << seat;
    switch (symbol) {
    case WILD_FOUR:  /* U18, U19 */
        t->accused = seat;
        t->bluffed = bluffed;
        t->turn = next;
        t->phase = FOUR;
        break;
    case DRAW_TWO:  /* U14 */
        draw(t, next, 2);
        pass_turn_to(t, next_seat(t, next));
        break;
    case SKIP:  /* U16 */
        pass_turn_to(t, next_seat(t, next));
        break;
    case REVERSE:  /* U15 */
        t->direction = -t->direction;
        pass_turn_to(t, t->players == 2 ? seat : next_seat(t, seat));
        break;
    default:
        pass_turn_to(t, next);
    }
}

/* U13 */
INLINE void draw_instead(table *t, int seat)
{
    begin_turn(t);
    t->drawn = draw_one(t, seat);
    if (turn_plays(t, seat) >> t->drawn & 1)
        t->phase = DRAWN;
    else
        pass_turn_to(t, next_seat(t, seat));
}

static void answer_four(table *t, int seat, int action)  /* U19-U21 */
{
    begin_turn(t);
    if (action == CHALLENGE && t->bluffed) {
        draw(t, t->accused, 4);
        t->phase = TURN;
        return;
    }
    draw(t, seat, action == CHALLENGE ? 6 : 4);
    pass_turn_to(t, next_seat(t, seat));
}

INLINE void apply(table *t, int seat, int action)
{
    if (action < DRAW) {
        play(t, seat, action);
    } else if (action == DRAW) {
        draw_instead(t, seat);
    } else if (action == KEEP) {
        pass_turn_to(t, next_seat(t, seat));
    } else if (action == ACCEPT || action == CHALLENGE) {
        answer_four(t, seat, action);
    } else if (action == PASS) {
        t->due = 0;
        if (++t->passes == t->players)
            finish_blocked(t);
        else
            pass_turn_to(t, next_seat(t, seat));
    } else if (action >= CATCH) {  /* U24 */
        t->due &= ~(1 << (action - CATCH));
        draw(t, action - CATCH, 2);
    } else {
        t->colour = action - NAME;
        t->phase = TURN;
    }
}

/* ------------------------------------------------------------------ The players */

/* RANDOM plays any card that fits and draws only if none does; it forgets one call in four, catches
 * one time in two and challenges one Wild Draw Four in four. GREEDY forgets and bluffs never. */

INLINE int colour_count(const table *t, int seat, int colour)
{
    int total = 0;
    for (int face = colour * SYMBOLS; face < (colour + 1) * SYMBOLS; face++)
        total += t->hands[seat][face];
    return total;
}

INLINE int named_colour(table *t, int seat, policy policy)
{
    if (policy == RANDOM)
        return roll(&t->luck, COLOURS);
    int best = 0, most = -1;
    for (int colour = 0; colour < COLOURS; colour++) {
        int total = colour_count(t, seat, colour);
        if (total > most) {
            most = total;
            best = colour;
        }
    }
    return best;
}

/* GREEDY likes colours of which it has many, and dear cards. It holds wild cards back, unless the
 * next player is about to go out; then also action cards are worth more. Of equals, the first. */
static int greedy_card(const table *t, int seat, uint64_t plays)
{
    int pressed = t->counts[next_seat(t, seat)] <= 2, best = -1, chosen = 0;
    for (; plays; plays &= plays - 1) {
        int card = __builtin_ctzll(plays);
        int worth = card == WILD_FOUR && pressed ? 500 : 1;
        if (card < WILD)
            worth = 10 + 12 * colour_count(t, seat, colour_of[card]) + points_of[card]
                  + (pressed && symbol_of[card] >= SKIP ? 300 : 0);
        if (worth > best) {
            best = worth;
            chosen = card;
        }
    }
    return chosen;
}

/* GREEDY challenges who has so many cards that the colour is hardly missing among them. */
INLINE int doubts(table *t, policy policy)
{
    return policy == RANDOM ? roll(&t->luck, 4) == 0 : t->counts[t->accused] >= 6;
}

INLINE int decide(table *t, policy policy, int *seat)
{
    if (t->due) {
        int caught = __builtin_ctz(t->due);
        if (policy == GREEDY || roll(&t->luck, 2)) {
            *seat = next_seat(t, caught);
            return CATCH + caught;
        }
    }
    *seat = t->turn;
    if (t->phase == NAMING)
        return NAME + named_colour(t, t->turn, policy);
    if (t->phase == FOUR)
        return doubts(t, policy) ? CHALLENGE : ACCEPT;
    uint64_t plays = t->phase == DRAWN ? BIT(t->drawn) : turn_plays(t, t->turn);
    if (policy == GREEDY && plays & BIT(WILD_FOUR) && !four_allowed(t, t->turn))
        plays &= ~BIT(WILD_FOUR);
    if (!plays)
        return t->phase == DRAWN ? KEEP : can_draw(t) ? DRAW : PASS;
    int card = policy == RANDOM
        ? member(plays, roll(&t->luck, __builtin_popcountll(plays)))
        : greedy_card(t, t->turn, plays);
    int action = card >= WILD ? card + NAMED * named_colour(t, t->turn, policy) : card;
    if (t->counts[t->turn] == 2 && (policy == GREEDY || roll(&t->luck, 4) > 0))
        action |= CALLING;
    return action;
}

typedef struct {
    uint64_t actions, points, wins[SEATS];
} totals;

INLINE void play_round(table *t, uint32_t number, policy policy, totals *sum)
{
    deal(t, number);
    while (t->phase != ROUND_OVER) {
        int seat, action = decide(t, policy, &seat);
        apply(t, seat, action);
        sum->actions++;
    }
    if (t->winner >= 0)
        sum->wins[t->winner]++;
    sum->points += t->points;
}

static void play_random(table *t, uint32_t first, uint32_t count, totals *sum)
{
    for (uint32_t i = 0; i < count; i++)
        play_round(t, first + i, RANDOM, sum);
}

static void play_greedy(table *t, uint32_t first, uint32_t count, totals *sum)
{
    for (uint32_t i = 0; i < count; i++)
        play_round(t, first + i, GREEDY, sum);
}

/* ------------------------------------------------------------------ The program */

static int number(const char *text, uint64_t least, uint64_t most, uint64_t *value)
{
    char *end;
    errno = 0;
    if (*text < '0' || *text > '9')
        return 0;
    *value = strtoull(text, &end, 10);
    return !*end && !errno && *value >= least && *value <= most;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

int main(int argc, char **argv)
{
    static table t;
    totals sum = {0};
    uint64_t players, rounds, first = 0;
    int greedy = argc > 3 && !strcmp(argv[3], "greedy");
    if (argc < 4 || argc > 5 || !number(argv[1], 2, SEATS, &players)
        || !number(argv[2], 1, UINT32_MAX, &rounds) || (!greedy && strcmp(argv[3], "random"))
        || (argc == 5 && !number(argv[4], 0, UINT32_MAX - rounds, &first))) {
        fprintf(stderr, "usage: uno PLAYERS(2-10) ROUNDS random|greedy [FIRST_ROUND]\n");
        return 2;
    }
    set_up_cards();
    t.players = players;
    t.luck = 7;
    for (uint32_t i = 0; i < 8; i++)
        t.chance.key[i] = i;

    double start = now();
    (greedy ? play_greedy : play_random)(&t, first, rounds, &sum);
    double seconds = now() - start;

    printf("{\"players\":%" PRIu64 ",\"rounds\":%" PRIu64 ",\"policy\":\"%s\",\"seconds\":%.6f,"
           "\"rounds_per_second\":%.0f,\"actions\":%" PRIu64 ",\"points\":%" PRIu64 ",\"wins\":[",
           players, rounds, argv[3], seconds, rounds / seconds, sum.actions, sum.points);
    for (uint64_t seat = 0; seat < players; seat++)
        printf("%s%" PRIu64, seat ? "," : "", sum.wins[seat]);
    printf("]}\n");
    return 0;
}
