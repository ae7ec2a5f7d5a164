/* Random rounds of UNO, by hand in C: a yardstick for the compiled rules, and an oracle for them.
 *
 * An independent reading of clauses U1-U31 of the rulebook, without house rules. It takes the same
 * numbers from the same generators in the same order as the rules and policies of the project, so
 * every total it prints must be theirs, to the last action.
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
#ifdef __BMI2__
#include <immintrin.h>
#endif

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "the 16-bit halves of the stream are read in place, lower half first"
#endif

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
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64(BIT(n), set));
#else
    while (n--)
        set &= set - 1;
    return __builtin_ctzll(set);
#endif
}

/* ------------------------------------------------------------------ Chance */

enum { LANES = 4, HALVES = LANES * 32 };
typedef uint32_t lanes __attribute__((vector_size(4 * LANES)));

typedef struct {
    uint32_t key[8], round;
    uint32_t block;         /* the next one */
    unsigned used;          /* of the halves */
    uint16_t halves[HALVES];
} stream;

INLINE lanes rotated(lanes x, int bits)
{
    return x << bits | x >> (32 - bits);
}

#define QUARTER(a, b, c, d)                                                                        \
    (a += b, d = rotated(d ^ a, 16), c += d, b = rotated(b ^ c, 12),                               \
     a += b, d = rotated(d ^ a, 8), c += d, b = rotated(b ^ c, 7))

/* ChaCha20 as in RFC 8439. A round needs more than one block, so four are made at a time. */
static __attribute__((noinline)) void refill(stream *s)
{
    lanes in[16], x[16];
    uint32_t words[16][LANES], out[LANES][16];
    const uint32_t start[16] = {
        0x61707865, 0x3320646e, 0x79622d32, 0x6b206574,
        s->key[0], s->key[1], s->key[2], s->key[3], s->key[4], s->key[5], s->key[6], s->key[7],
        s->block, 0, s->round, 0,
    };
    for (int i = 0; i < 16; i++)
        in[i] = (lanes){0} + start[i];
    in[12] += (lanes){0, 1, 2, 3};
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
    for (int i = 0; i < 16; i++)
        x[i] += in[i];
    memcpy(words, x, sizeof words);
    for (int block = 0; block < LANES; block++)
        for (int i = 0; i < 16; i++)
            out[block][i] = words[i][block];
    memcpy(s->halves, out, sizeof out);
    s->block += LANES;
    s->used = 0;
}

INLINE uint32_t half(stream *s)
{
    if (RARELY(s->used == HALVES))
        refill(s);
    return s->halves[s->used++];
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

/* The cheap generator for what players decide. */
INLINE int roll(uint64_t *luck, uint32_t n)
{
    *luck = (*luck * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407)) & INT64_MAX;
    return (*luck >> 31) * n >> 32;
}

/* ------------------------------------------------------------------ The table */

typedef struct {
    int players, dealer;
    int stock_count, discard_count;
    int loose;  /* whether the order of the draw pile is still undecided, see draw_card */
    uint8_t stock[PACK_SIZE];
    uint8_t discards[PACK_SIZE];
    uint64_t held[SEATS];              /* the set of faces in each hand */
    int8_t counts[SEATS];              /* the number of cards */
    int8_t colours[SEATS][8];          /* the number of each colour */
    int8_t hands[SEATS][64];           /* the number of each face */
    stream chance;
} table;

typedef enum { RANDOM, GREEDY } policy;

typedef struct {
    uint64_t actions, points, wins[SEATS];
} totals;

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
    t->colours[seat][colour_of[card]]++;
    t->counts[seat]++;
}

INLINE void take(table *t, int seat, int card)
{
    int left = --t->hands[seat][card];
    t->held[seat] &= ~((uint64_t)(left == 0) << card);
    t->colours[seat][colour_of[card]]--;
    t->counts[seat]--;
}

static void gather(table *t)
{
    memcpy(t->stock, pack, PACK_SIZE);
    t->stock_count = PACK_SIZE;
    t->discard_count = 0;
    t->loose = 1;
}

/* The next card of the draw pile. The shuffle of Fisher and Yates decides the pile from its top
 * down, so each of its steps can wait until that card is drawn; most are then never needed. */
INLINE int draw_card(table *t)
{
    int last = --t->stock_count;
    int place = last;
    if (t->loose && last)
        place = below(&t->chance, last + 1);
    int card = t->stock[place];
    t->stock[place] = t->stock[last];
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
    t->loose = 1;
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

/* U10: a Wild Draw Four goes back at a random place, so the pile needs its order now. */
static __attribute__((noinline)) void put_back(table *t)
{
    if (t->loose)
        for (int last = t->stock_count - 1; last > 0; last--) {
            int other = below(&t->chance, last + 1);
            uint8_t card = t->stock[last];
            t->stock[last] = t->stock[other];
            t->stock[other] = card;
        }
    t->loose = 0;
    int place = below(&t->chance, t->stock_count + 1);
    memmove(t->stock + place + 1, t->stock + place, t->stock_count - place);
    t->stock[place] = WILD_FOUR;
    t->stock_count++;
}

/* U3, U4: find the dealer, shuffle, deal seven cards each; the card turned up first (U10). */
static int deal(table *t, uint32_t round)
{
    t->chance.round = round;
    t->chance.block = 0;
    t->chance.used = HALVES;
    t->dealer = drawn_dealer(t);
    gather(t);
    memset(t->held, 0, sizeof t->held);
    memset(t->counts, 0, sizeof t->counts);
    memset(t->colours, 0, sizeof t->colours);
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
    return card;
}

/* ------------------------------------------------------------------ The players */

/* RANDOM plays any card that fits and draws only if none does; it forgets one call in four, catches
 * one time in two and challenges one Wild Draw Four in four. GREEDY forgets and bluffs never. */

INLINE int named_colour(const table *t, int seat, policy policy, uint64_t *luck)
{
    if (policy == RANDOM)
        return roll(luck, COLOURS);
    const int8_t *n = t->colours[seat];
    int best = 0;
    for (int colour = 1; colour < COLOURS; colour++)
        best = n[colour] > n[best] ? colour : best;
    return best;
}

/* GREEDY likes colours of which it has many, and dear cards. It holds wild cards back, unless the
 * next player is about to go out; then also action cards are worth more. Of equals, the first. */
INLINE int greedy_card(const table *t, int seat, uint64_t plays, int pressed)
{
    if (!(plays & ~WILDS))
        return pressed && plays & BIT(WILD_FOUR) ? WILD_FOUR : __builtin_ctzll(plays);
    int best = -1, chosen = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        uint32_t symbols = plays >> (SYMBOLS * colour) & RED_FACES;
        uint32_t actions = symbols >> SKIP;  /* all count the same; numbers count their face */
        int symbol = actions ? SKIP + __builtin_ctz(actions) : 31 - __builtin_clz(symbols | 1);
        int worth = 12 * t->colours[seat][colour] + (actions ? 20 + 300 * pressed : symbol);
        worth = symbols ? worth + 10 : -1;
        chosen = worth > best ? colour * SYMBOLS + symbol : chosen;
        best = worth > best ? worth : best;
    }
    return pressed && best < 500 && plays & BIT(WILD_FOUR) ? WILD_FOUR : chosen;
}

/* ------------------------------------------------------------------ A round (U5-U31) */

/* U31: the winner is credited with the points in all other hands. */
static void finish(const table *t, int winner, totals *sum)
{
    for (int seat = 0; seat < t->players; seat++)
        if (seat != winner)
            sum->points += hand_points(t, seat);
    sum->wins[winner]++;
}

/* U29: nobody can play or draw. The fewest points in hand win; a tie wins nothing. */
static void finish_blocked(const table *t, totals *sum)
{
    int best = 0, fewest = INT32_MAX, tied = 0;
    for (int seat = 0; seat < t->players; seat++) {
        int points = hand_points(t, seat);
        tied = points == fewest || (tied && points > fewest);
        if (points < fewest) {
            fewest = points;
            best = seat;
        }
    }
    if (!tied)
        finish(t, best, sum);
}

INLINE void play_round(table *t, uint32_t number, policy policy, uint64_t *luck, totals *sum)
{
    int card = deal(t, number);
    int direction = 1, passes = 0;
    int seat = seat_after(t, t->dealer, 1);  /* U5 */
    uint64_t actions = 0;
    uint64_t fits = fitting[card];           /* what may be played now (U11) */
    uint64_t in_force = of_colour(colour_of[card]);
    switch (symbol_of[card]) {
    case DRAW_TWO:  /* U6 */
        draw(t, seat, 2);
        seat = seat_after(t, seat, 1);
        break;
    case REVERSE:  /* U7 */
        direction = -1;
        seat = t->dealer;
        break;
    case SKIP:  /* U8 */
        seat = seat_after(t, seat, 1);
        break;
    case WILD:  /* U9 */
        in_force = of_colour(named_colour(t, seat, policy, luck));
        fits = in_force | WILDS;
        actions++;
        break;
    }
    for (;;) {
        int next = seat_after(t, seat, direction);
        int bluff = (t->held[seat] & in_force) != 0;  /* a Wild Draw Four, if played now (U18) */
        uint64_t choice = fits;
        if (policy == GREEDY && bluff)
            choice &= ~BIT(WILD_FOUR);
        uint64_t plays = t->held[seat] & choice;
        actions++;
        if (plays) {
            if (policy == RANDOM)
                card = member(plays, roll(luck, __builtin_popcountll(plays)));
            else
                card = greedy_card(t, seat, plays, t->counts[next] <= 2);
        } else if (RARELY(!can_draw(t))) {  /* U29 */
            seat = next;
            if (++passes < t->players)
                continue;
            finish_blocked(t, sum);
            break;
        } else {  /* U13: draw one; that one may be played */
            passes = 0;
            card = draw_one(t, seat);
            if (!(fits >> card & 1)) {
                seat = next;
                continue;
            }
            actions++;
            if (policy == RANDOM) {
                roll(luck, 1);  /* the choice among one card */
            } else {
                bluff = (t->held[seat] & in_force) != 0;
                if (card == WILD_FOUR && bluff) {
                    seat = next;
                    continue;
                }
            }
        }

        passes = 0;
        int colour = colour_of[card];
        fits = fitting[card];
        if (card >= WILD) {  /* U17 */
            colour = named_colour(t, seat, policy, luck);
            fits = of_colour(colour) | WILDS;
        }
        in_force = of_colour(colour);
        take(t, seat, card);
        t->discards[t->discard_count++] = card;
        int left = t->counts[seat];
        if (left == 0) {  /* U26, U27 */
            int owed = card == WILD_FOUR ? 4 : symbol_of[card] == DRAW_TWO ? 2 : 0;
            draw(t, next, owed);
            finish(t, seat, sum);
            break;
        }
        int forgot = policy == RANDOM && left == 1 && roll(luck, 4) == 0;  /* U23 */

        int player = seat;
        seat = next;
        switch (symbol_of[card]) {
        case DRAW_TWO:  /* U14 */
            draw(t, next, 2);
            seat = seat_after(t, next, direction);
            break;
        case SKIP:  /* U16 */
            seat = seat_after(t, next, direction);
            break;
        case REVERSE:  /* U15 */
            direction = -direction;
            seat = t->players == 2 ? player : seat_after(t, player, direction);
            break;
        }
        if (forgot && roll(luck, 2)) {  /* U24 */
            draw(t, player, 2);
            actions++;
        }
        if (card == WILD_FOUR) {
            actions++;
            int challenged = policy == RANDOM && roll(luck, 4) == 0;  /* U19 */
            if (challenged && bluff) {
                draw(t, player, 4);  /* U21: guilty; the challenger takes a normal turn */
            } else {
                draw(t, next, challenged ? 6 : 4);  /* U21, U18 */
                seat = seat_after(t, next, direction);
            }
        }
    }
    sum->actions += actions;
}

static void play_random(table *t, uint32_t first, uint32_t count, uint64_t luck, totals *sum)
{
    for (uint32_t i = 0; i < count; i++)
        play_round(t, first + i, RANDOM, &luck, sum);
}

static void play_greedy(table *t, uint32_t first, uint32_t count, uint64_t luck, totals *sum)
{
    for (uint32_t i = 0; i < count; i++)
        play_round(t, first + i, GREEDY, &luck, sum);
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
    for (uint32_t i = 0; i < 8; i++)
        t.chance.key[i] = i;

    double start = now();
    (greedy ? play_greedy : play_random)(&t, first, rounds, 7, &sum);
    double seconds = now() - start;

    printf("{\"players\":%" PRIu64 ",\"rounds\":%" PRIu64 ",\"policy\":\"%s\",\"seconds\":%.6f,"
           "\"rounds_per_second\":%.0f,\"actions\":%" PRIu64 ",\"points\":%" PRIu64 ",\"wins\":[",
           players, rounds, argv[3], seconds, rounds / seconds, sum.actions, sum.points);
    for (uint64_t seat = 0; seat < players; seat++)
        printf("%s%" PRIu64, seat ? "," : "", sum.wins[seat]);
    printf("]}\n");
    return 0;
}
