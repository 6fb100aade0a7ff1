import type { Concept } from "./concept";

export const events: readonly Concept[] = [
  {
    id: "eventplanung",
    name: "Eventplanung",
    words: `Eventmanager, Eventmanagement, Veranstaltungsplanung, Veranstaltungsorganisation, Veranstalter,
      Eventagentur, event manager, event planner, Eventorganisation, Veranstaltungsmanagement, Festivalorganisation,
      Eventkonzept, Festorganisation, Eventdesign, Kongressorganisation, Veranstaltungskonzept, Eventplaner,
      Eventmanagerin, Rahmenprogramm, event agency, organisieren, Event, Veranstaltung, Festival, Firmenevent,
      Künstlerbuchung, Adventmarkt, Weihnachtsmarkt organisieren, Fest organisieren, Feier organisieren, Feier planen,
      Markt organisieren, Ausstellung organisieren, hybride Veranstaltung, Konzert organisieren,
      Konzertveranstalterin, Gästemanagement, Location finden, Caterer`,
    needs: `Fest organisieren, Feier organisieren, Veranstaltung organisieren, Event organisieren, Jubiläum feiern, Jubiläum
      organisieren, Fest planen, Programm für Firmenfeier, Tag der offenen Tür, Eröffnungsfeier, Weihnachtsfeier
      organisieren, Sommerfest organisieren, Firmenfest organisieren, Kongress organisieren, Tagung organisieren,
      Betriebsausflug organisieren`,
    about: "Fest, Feier, Firmenfeier, Jubiläum, Kongress, Tagung, Eröffnung, Weihnachtsfeier, Ball, Geburtstag",
    related: ["event-marketing", "veranstaltungstechnik", "moderation"],
  },
  {
    id: "hochzeitsplanung",
    name: "Hochzeitsplanung",
    words: `Hochzeitsplaner, Wedding Planner, wedding planning, Weddingplaner, Weddingplanner, Hochzeitsorganisation,
      Hochzeitskonzept, Zeremonienmeister, Zeremonienmeisterin, Hochzeitsagentur, Hochzeit organisieren, Hochzeit
      planen, wedding coordinator`,
    needs: "Hochzeit planen, Hochzeit organisieren",
    about: "Hochzeit, Trauung, Heirat, heiraten, wedding, Brautpaar, düğün, nişan, kına, svadba, vjenčanje",
    wider: ["eventplanung"],
    related: ["dekoration", "hochzeitsfotografie", "hochzeitspapeterie"],
  },
  {
    id: "moderation",
    name: "Moderation",
    words: `Moderator, moderieren, Moderatorin, Conferencier, host, presenter, Eventmoderation, Gesprächsleitung,
      Podiumsmoderation, Showmaster, Gameshow, Galamoderation, Talkmaster, Master of Ceremony, Podiumsgespräch,
      Podium, Talkrunde, Bühnenmoderation, Moderation auf Englisch, Podiumsdiskussion, Podium leiten, durch den Abend
      führen, Conférencière, Quizmaster, Talk moderieren, Diskussionsleitung, Ansager, sunucu, voditelj, voditeljica`,
    needs: `durch den Abend führen, durchs Programm führen, durch die Veranstaltung führen, durch die Gala führen, Gespräche
      leiten`,
    about: "Gala, Podiumsdiskussion, Diskussion, Talk",
    related: ["sprecher", "reden", "workshopmoderation"],
  },
  {
    id: "kinderprogramm",
    name: "Kinderprogramm",
    words: `Kinderanimation, Kinderanimateur, Kinderfest, Kindergeburtstag, Kinderunterhaltung, Spielefest,
      Bastelstation, Kinderbetreuung bei Festen, Kinderworkshop, Kinderkonzert, children's entertainer, Kinderlieder,
      Spielstation, Kinderevent, Kinderbetreuung Hochzeit, Nikolaus, Nikolaus mieten, Kinderdisco, Hüpfburg,
      Schatzsuche, Osterhase, Ballontiere, Kinderanimateurin, Kinderfasching, Kinderball, Kinderliedermacher,
      Mitmachkonzert, Mitmachkonzerte, Mitmachlieder, Samichlaus, Weihnachtsmann, Christkind, Animateur,
      Gästeanimation`,
    needs: "Programm für Kinder, Animation für Kinder, Animation im Hotel, Animation für Gäste",
    related: ["zauberei", "workshop", "theaterpaedagogik", "theater"],
  },
  {
    id: "dekoration",
    name: "Dekoration und Floristik",
    words: `Dekoration, Dekorateur, dekorieren, Deko, Florist, Floristin, Floristik, Blumenschmuck, Blumenbinder,
      Hochzeitsdekoration, Tischdekoration, Blumendeko, Raumdekoration, Eventdekoration, Kranzbinder, Trockenblumen,
      flower arrangement, Brautstrauß, Blumenstrauß, Adventkranz, Weihnachtsdekoration, Festdekoration, Tischschmuck,
      Ballondekoration, Kranz, Dekoverleih, Hochzeitsdeko, Blumenkunst, Trauerfloristik, Blumen, Sträuße,
      Kirchenschmuck, Hochzeitstafel, Erntekrone, Luftballons, Luftballon, Ballondeko, Lichterkette, Lichterketten,
      Ringkissen, Altarschmuck, Autoschmuck, Raumdeko, Saaldekoration, Weihnachtsdeko, Weihnachtsbeleuchtung, Kränze,
      Gesteck, Floristmeister, Blumenbinderin, Brautbouquet, Deko mieten, Deko leihen, Dekorateurin, Traubogen, event
      decoration, Weihnachtsschmuck, Osterschmuck, Fensterschmuck, Wandschmuck, Gartenschmuck, Festschmuck, düğün
      süsleme, süsleme, çiçekçi, dekoracija, cvijeće, cveće, Trauerkranz, Trauergesteck, Grabgesteck, Sargschmuck,
      Urnenschmuck, Türkranz, Adventgesteck, Ostereier, Osterdeko`,
    needs: "Saal schmücken, Tische schmücken, Blumen für die Hochzeit",
    about: "Hochzeit, Fest, Ball, Weihnachten, Saal, Blumen, düğün, nişan, kına, svadba",
    related: ["hochzeitsplanung", "schaufenster", "raumgestaltung", "glas"],
  },
  {
    id: "kulturmanagement",
    name: "Kulturmanagement",
    words: `Kulturmanager, Kulturarbeit, Kulturprojekt, cultural manager, Kulturorganisation, Kulturprogramm,
      Kulturverein, Intendanz, Intendant, Booking, Booker, Künstleragentur, Künstlervermittlung, Tourmanagement,
      cultural management, Kulturförderung, Fördereinreichung, Konzertveranstalter, Musikmanagement,
      Projektmanagement, Projektmanager, Projektleitung, Dorfentwicklung, Leader-Projekt, Kulturhauptstadt,
      Bandmanagement, Konzertagentur, Kulturreferat, Intendantin, Kulturhaus, Künstlermanagement, artist management`,
    needs: "Förderantrag schreiben, Förderung beantragen, Künstler buchen",
    related: ["eventplanung", "kuratieren"],
  },
];
