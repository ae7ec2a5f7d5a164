spin-turn = Aan het rad draaien
spin-your-turn = Een spinkaart: je draait aan het rad in plaats van te spelen.
spin-their-turn = { $name } draait aan het rad
spin-turning = Het rad draait
spin-may-almost_uno = Leg zoveel kaarten af als je wilt, maar houd er twee.
spin-may-discard_number = Kies een cijfer en leg de kaarten met dat cijfer af.
spin-may-discard_colour = Kies een kleur en leg de kaarten van die kleur af.
spin-may-war = Je hebt het oorlogje gewonnen. Leg af wat je hebt gelegd.
spin-may-uno_spin = Je was de eerste. Leg een kaart naar keuze af.
spin-choosing = { $name } kiest kaarten om af te leggen
spin-order = De kaart die je het laatst kiest, ligt boven.
spin-cards = Kaarten om af te leggen
spin-nth = gekozen als nummer { $place }
spin-put-down = { $count ->
    [0] Afleggen
    [one] 1 kaart afleggen
   *[other] { $count } kaarten afleggen
}
spin-keep = Alles houden
spin-which-colour = Welke kleur?
spin-call = UNO! roepen
spin-calling = UNO! wordt geroepen
spin-war = Iedereen legt zijn hoogste cijfer.
spin-lay = { $card } leggen
spin-waiting = Wachten op de anderen
spin-has-laid = heeft gelegd
spin-no-card = –
spin-shout = UNO Spin!
spin-race = Wie het eerst roept, mag een kaart afleggen.
spin-let-go = Niet roepen
spin-puts-nothing = { $name } legt niets af
spin-you-put-nothing = Je legt niets af
spin-hand-of = Kaarten van { $name }
