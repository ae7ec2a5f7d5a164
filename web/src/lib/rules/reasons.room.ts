// Refusals around the game: the words of src/lastcard/server, and ours.

import type { Said } from "./reasons.texts";

export const ROOM: Record<string, Said> = {
  "you have no seat": ["You have no seat.", "Du hast keinen Platz.", "Je hebt geen plaats."],
  "you are in this room already": [
    "You are at this table already.",
    "Du bist schon an diesem Tisch.",
    "Je bent al aan deze tafel.",
  ],
  "the host has sent you away": [
    "The host has sent you away.",
    "Der Gastgeber hat dich weggeschickt.",
    "De gastheer heeft je weggestuurd.",
  ],
  "the host lets nobody in from your connection any more": [
    "The host lets nobody in from your connection any more.",
    "Der Gastgeber lässt niemanden mehr von deinem Anschluss herein.",
    "De gastheer laat niemand meer binnen vanaf jouw verbinding.",
  ],
  "enough guests of this public room share your connection": [
    "Enough people from your connection are at this public table already.",
    "An diesem öffentlichen Tisch sind schon genug Leute von deinem Anschluss.",
    "Aan deze openbare tafel zitten al genoeg mensen via jouw verbinding.",
  ],
  "this room is full": ["This table is full.", "Dieser Tisch ist voll.", "Deze tafel is vol."],
  "there is no seat with this number": [
    "There is no such seat.",
    "Diesen Platz gibt es nicht.",
    "Deze plaats bestaat niet.",
  ],
  "somebody sits there": [
    "Somebody sits there.",
    "Dort sitzt schon jemand.",
    "Daar zit al iemand.",
  ],
  "seats are changed before the match": [
    "Seats are changed before the match.",
    "Plätze werden vor der Partie getauscht.",
    "Van plaats wisselen doe je voor de partij.",
  ],
  "wait for the end of the round": [
    "Wait for the end of the round.",
    "Warte auf das Ende der Runde.",
    "Wacht op het einde van de ronde.",
  ],
  "there is no such guest to send away": [
    "There is nobody of that name to send away.",
    "Es gibt hier niemanden mit diesem Namen, der weggeschickt werden könnte.",
    "Er is hier niemand met die naam om weg te sturen.",
  ],
  "there are more players than seats": [
    "There are more players than seats.",
    "Es sind mehr Leute da als Plätze.",
    "Er zijn meer spelers dan plaatsen.",
  ],
  "there is no free seat with this number": [
    "This seat is not free.",
    "Dieser Platz ist nicht frei.",
    "Deze plaats is niet vrij.",
  ],
  "there is no bot on this seat": [
    "There is no bot on this seat.",
    "Auf diesem Platz sitzt kein Bot.",
    "Op deze plaats zit geen bot.",
  ],
  "a round is on": ["A round is on.", "Es läuft gerade eine Runde.", "Er is een ronde bezig."],
  "the next shuffle is not committed to yet": [
    "The next shuffle is not ready yet; try again in a moment.",
    "Das nächste Mischen ist noch nicht vorbereitet; versuch es gleich noch einmal.",
    "Het volgende schudden is nog niet klaar; probeer het zo nog eens.",
  ],
  "a word has 1 to {count} bytes": [
    "A word has 1 to {count} characters.",
    "Ein Wort hat 1 bis {count} Zeichen.",
    "Een woord heeft 1 tot {count} tekens.",
  ],
  "every seat needs a player; bots may fill them": [
    "Every seat needs a player; bots may fill them.",
    "Jeder Platz muss besetzt sein; Bots können ihn füllen.",
    "Elke plaats heeft een speler nodig; bots mogen ze vullen.",
  ],
  "not everybody is ready": [
    "Not everybody is ready.",
    "Noch sind nicht alle bereit.",
    "Nog niet iedereen is klaar.",
  ],
  "there is no match": ["There is no match.", "Es läuft keine Partie.", "Er is geen partij bezig."],
  "no bot plays for you": [
    "No bot plays for you.",
    "Für dich spielt kein Bot.",
    "Er speelt geen bot voor je.",
  ],
  "a bot ends this turn; play it yourself, or come back after it": [
    "A bot ends this turn. Play it yourself, or come back after it.",
    "Diesen Zug macht ein Bot zu Ende. Spiel ihn selbst, oder steig danach wieder ein.",
    "Een bot maakt deze beurt af. Speel hem zelf, of doe daarna weer mee.",
  ],
  "a bot stands in only for a player who keeps all waiting long": [
    "Give them a little more time.",
    "Warte noch ein wenig.",
    "Wacht nog heel even.",
  ],
  "the others at the table decide this": [
    "The others at the table decide this.",
    "Das entscheiden die anderen am Tisch.",
    "Daarover beslissen de anderen aan tafel.",
  ],
  "the match is not over": [
    "The match is not over.",
    "Die Partie ist noch nicht vorbei.",
    "De partij is nog niet voorbij.",
  ],
  "only the host may do this": [
    "Only the host may do this.",
    "Das darf nur der Gastgeber.",
    "Dat mag alleen de gastheer.",
  ],
  "there is no such guest in this room": [
    "There is nobody of that name at this table.",
    "An diesem Tisch ist niemand mit diesem Namen.",
    "Aan deze tafel is niemand met die naam.",
  ],
  "a match is on": ["A match is on.", "Es läuft gerade eine Partie.", "Er is een partij bezig."],
  "no option is that deep": [
    "These settings cannot be read.",
    "Diese Einstellungen sind nicht lesbar.",
    "Deze instellingen zijn niet te lezen.",
  ],
  "turn_seconds is one of {choices}": [
    "The time for a turn is one of {choices} seconds.",
    "Die Zeit für einen Zug ist eine von {choices} Sekunden.",
    "De tijd voor een beurt is een van {choices} seconden.",
  ],
  "window_seconds is 0 to 30": [
    "The time for catching is 0 to 30 seconds.",
    "Die Zeit zum Erwischen ist 0 bis 30 Sekunden.",
    "De tijd om te betrappen is 0 tot 30 seconden.",
  ],
  "emotes are {emotes}": [
    "There is no such emote.",
    "Dieses Zeichen gibt es nicht.",
    "Dit teken bestaat niet.",
  ],
  "not so fast": ["Not so fast.", "Nicht so schnell.", "Niet zo snel."],
  "a message has 1 to {count} characters": [
    "A message has 1 to {count} characters.",
    "Eine Nachricht hat 1 bis {count} Zeichen.",
    "Een bericht heeft 1 tot {count} tekens.",
  ],
  "a link has 1 to {count} characters, all of ASCII": [
    "A link has 1 to {count} characters, without special letters.",
    "Ein Link hat 1 bis {count} Zeichen, ohne Sonderzeichen.",
    "Een link heeft 1 tot {count} tekens, zonder speciale letters.",
  ],
  "too many pictures; wait a moment": [
    "Too many pictures at once; wait a moment.",
    "Zu viele Bilder auf einmal; warte einen Moment.",
    "Te veel plaatjes tegelijk; wacht even.",
  ],
  "you change too much too fast; wait a moment": [
    "That is a lot of changes; wait a moment.",
    "Das sind viele Änderungen auf einmal; warte einen Moment.",
    "Dat zijn veel wijzigingen achter elkaar; wacht even.",
  ],
  "too much changes in this room; wait a moment": [
    "Too much changes at this table; wait a moment.",
    "An diesem Tisch ändert sich zu viel auf einmal; warte einen Moment.",
    "Er verandert te veel aan deze tafel; wacht even.",
  ],
  "one hint at a time: the last one is still being looked for": [
    "One hint at a time: the last one is still being looked for.",
    "Ein Tipp nach dem anderen: Der letzte wird noch gesucht.",
    "Eén tip tegelijk: de vorige wordt nog gezocht.",
  ],
  "the server is busy; try again in a moment": [
    "The server is busy; try again in a moment.",
    "Der Server hat gerade viel zu tun; versuch es gleich noch einmal.",
    "De server heeft het druk; probeer het zo nog eens.",
  ],
  "too many records are asked for; try again in a moment": [
    "Too many rounds are being looked up; try again in a moment.",
    "Es werden gerade zu viele Runden nachgeschlagen; versuch es gleich noch einmal.",
    "Er worden nu te veel rondes opgezocht; probeer het zo nog eens.",
  ],
  "in a room target is at most {most}": [
    "A match goes to {most} at most.",
    "Eine Partie geht höchstens bis {most}.",
    "Een partij gaat tot hoogstens {most}.",
  ],
  "in a room rounds is at most {most}": [
    "A match has {most} rounds at most.",
    "Eine Partie hat höchstens {most} Runden.",
    "Een partij heeft hoogstens {most} rondes.",
  ],
  "this call comes from a page of another server": [
    "This page belongs to another server; open the game anew.",
    "Diese Seite gehört zu einem anderen Server; öffne das Spiel neu.",
    "Deze pagina hoort bij een andere server; open het spel opnieuw.",
  ],
  "too many codes; wait a minute": [
    "Too many tries; wait a minute.",
    "Das waren zu viele Versuche; warte eine Minute.",
    "Dat waren te veel pogingen; wacht een minuut.",
  ],
  "there is no such room": [
    "There is no such table; check the code.",
    "Diesen Tisch gibt es nicht; prüf den Code.",
    "Deze tafel bestaat niet; controleer de code.",
  ],
  "too many rooms; wait a minute": [
    "Too many tables were opened; wait a minute.",
    "Es wurden zu viele Tische eröffnet; warte eine Minute.",
    "Er zijn te veel tafels geopend; wacht een minuut.",
  ],
  "join the room first": [
    "Take a seat first.",
    "Setz dich zuerst an den Tisch.",
    "Ga eerst aan de tafel zitten.",
  ],
  "a program cannot be host": [
    "A program cannot be host.",
    "Ein Programm kann nicht Gastgeber sein.",
    "Een programma kan geen gastheer zijn.",
  ],
  "only the host lets programs in": [
    "Only the host lets programs in.",
    "Programme lässt nur der Gastgeber herein.",
    "Alleen de gastheer laat programma’s binnen.",
  ],
  "there is no such record": [
    "There is no such record.",
    "Diesen Spielbericht gibt es nicht.",
    "Dit spelverslag bestaat niet.",
  ],
  "at most {count} bytes": [
    "That is too long.",
    "Das ist zu lang.",
    "Dat is te lang.",
  ],
  "too many calls; wait a moment": [
    "That was too much at once; wait a moment.",
    "Das war zu viel auf einmal; warte einen Moment.",
    "Dat was te veel tegelijk; wacht even.",
  ],
  "this server is full": [
    "This server is full; try again later.",
    "Dieser Server ist voll; versuch es später noch einmal.",
    "Deze server is vol; probeer het later nog eens.",
  ],
  "you are not in this room any more": [
    "You are not at this table any more.",
    "Du bist nicht mehr an diesem Tisch.",
    "Je bent niet meer aan deze tafel.",
  ],
  "something happened before this": [
    "Something else happened just before; look again.",
    "Kurz davor ist etwas anderes passiert; schau noch einmal.",
    "Net ervoor gebeurde er iets anders; kijk nog eens.",
  ],
  "there are no hints in this room": [
    "There are no hints at this table.",
    "An diesem Tisch gibt es keine Tipps.",
    "Aan deze tafel zijn er geen tips.",
  ],
  "there is nothing to play now": [
    "There is nothing to play now.",
    "Gerade ist nichts zu spielen.",
    "Er valt nu niets te spelen.",
  ],
  "there are hints for UNO Rummy only": [
    "There are hints for UNO Rummy only.",
    "Tipps gibt es nur bei UNO Rummy.",
    "Tips zijn er alleen bij UNO Rummy.",
  ],
};
