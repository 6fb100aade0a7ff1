import type { Post } from "./types";

export const posts: readonly Post[] = [
  {
    author: "anna",
    content:
      "**Konzertreihe in Egg, vier Abende.** Die ersten beiden Plakate sind gedruckt, A1, drei Sonderfarben auf ungestrichenem Papier.\n\nDer Auftrag kam über diese Seite, Budget und Termin standen von Anfang an da. So darf es bleiben.",
    category: "Projekt",
    pictures: [
      {
        name: "anna-foehn-tiles",
        alt: "Plakat mit einem Raster aus Kreisen und Viertelkreisen in Blau, Rot und Gelb, darunter groß das Wort Föhn",
      },
      {
        name: "anna-stille-waves",
        alt: "Plakat mit waagrechten Wellenlinien in Blau, Rot und Gelb, unten das Wort Stille",
      },
    ],
    pinned: true,
    createdHoursAgo: 620,
  },
  {
    author: "jodok",
    content:
      "Volksschule in Alberschwende, Holzbau, fertig seit September. Wir haben drei Wochen auf einen Tag gewartet, an dem die Sonne um 8.40 Uhr unter dem Vordach durchkommt. Am Donnerstag war es so weit, um 8.52 Uhr war es vorbei.",
    category: "Projekt",
    pictures: [
      {
        name: "jodok-schule-battens",
        alt: "Fassade aus senkrechten Holzlatten mit drei Fenstern, eines davon erleuchtet, oben der Schatten des Vordachs",
      },
      {
        name: "jodok-schule-hall",
        alt: "Gang zwischen Holzstützen, das Licht fällt in Streifen auf den Boden",
      },
      {
        name: "jodok-schule-room",
        alt: "Leerer Raum mit Dielenboden, einem Fenster und einem einzelnen Stuhl im Sonnenlicht",
      },
    ],
    createdHoursAgo: 3,
  },
  {
    author: "valentina",
    content:
      "Freigabe für die Herbstserie eines Röstbetriebs. **Ein Beutel, zwei Sorten, eine Druckform.** Unterschieden wird nur über die Farbe, das spart einen Plattensatz und im Lager das Nachdenken.",
    category: "Projekt",
    pictures: [
      {
        name: "valentina-morgen-bag-cup-family",
        alt: "Zwei Kaffeebeutel mit einer gezeichneten Tasse und dem Namen Morgen, einer hell, einer petrolgrün",
      },
    ],
    createdHoursAgo: 7,
  },
  {
    author: "theres",
    content:
      "Drei Wörter, die ich diese Woche aus Websites gestrichen habe: ganzheitlich, Leidenschaft, maßgeschneidert. Außer bei einer Schneiderin in Götzis. Die darf.",
    category: "Tipp",
    pictures: [],
    createdHoursAgo: 11,
  },
  {
    author: "heuboden",
    content:
      "Im Juni spielt bei uns ein Trio ohne Verstärker. Der erste Entwurf fürs Plakat hängt im Büro, noch mit falschem Ort, aber schon mit dem richtigen Schwung.\n\nWer für die Saison ab Februar gestalten möchte: Die **Ausschreibung für die Plakatserie** ist offen.",
    category: "Neuigkeit",
    pictures: [
      {
        name: "heuboden-trio-diagonal",
        alt: "Plakat mit dem schräg gestellten Wort Trio zwischen dunkelroten und rosa Balken",
      },
    ],
    createdHoursAgo: 19,
  },
  {
    author: "mathilda",
    content:
      "Seite 14 von 32. Die Gondel weigert sich noch immer. Der Verlag fragt, ob sie am Ende doch fährt. Ich habe gesagt, das entscheidet die Gondel.",
    category: "Projekt",
    pictures: [
      {
        name: "mathilda-gondel-thicket-gondola",
        alt: "Rot-gelbe Gondel vor einem blauen Kreis, ringsum Blätter und Blüten",
      },
      {
        name: "mathilda-gondel-village",
        alt: "Dorf mit zwei Häusern und Kirche vor gelben Bergen, davor Tannen und Pilze",
      },
    ],
    createdHoursAgo: 23,
  },
  {
    author: "ben",
    content:
      "Heute die Website einer Tischlerei umgestellt. Vorher 9,4 Megabyte, nachher 310 Kilobyte. Die Bilder sind größer geworden, weggefallen sind nur Dinge, die niemand gesehen hat: vier Schriftschnitte, zwei Karussells und ein Chatfenster, das seit 2021 keiner beantwortet.",
    category: "Projekt",
    pictures: [
      {
        name: "ben-nuss",
        alt: "Website mit dem Titel Nuss auf einem Bildschirm und einem Telefon, Petrol und Orange",
      },
      {
        name: "ben-hobel-2",
        alt: "Dunkle Website mit dem Titel Hobel auf einem Bildschirm und einem Telefon",
      },
    ],
    createdHoursAgo: 28,
  },
  {
    author: "kilian",
    content:
      "Standbilder aus dem Film über den letzten Fährmann. Premiere ist im Jänner in Lustenau, 19 Minuten, der Ton ist von Josef Fesslinger. Gesprochen wird wenig.",
    category: "Projekt",
    pictures: [
      {
        name: "kilian-faehre-boat",
        alt: "Filmbild: Ein Mann steht in einem Boot auf einem stillen See, dahinter dunkle Hügel",
      },
      {
        name: "kilian-faehre-face",
        alt: "Filmbild: Profil eines Menschen im Halbdunkel, im Hintergrund unscharfe Lichter",
      },
      { name: "kilian-faehre-fog", alt: "Filmbild: Eine Gestalt von hinten vor Tannen im Nebel" },
    ],
    createdHoursAgo: 33,
  },
  {
    author: "fadenlauf",
    content:
      "Neue Rapporte für eine Bettwäsche aus Bregenz. 64 Zentimeter, vierfarbig, und die Naht sieht man nur, wenn man weiß, wo.",
    category: "Projekt",
    pictures: [
      {
        name: "fadenlauf-rapport-embroidery",
        alt: "Gesticktes Muster aus feinen Sternblüten auf dunkelblauem Grund",
      },
      {
        name: "fadenlauf-rapport-drop-gentian",
        alt: "Muster aus Blüten und Bienen auf dunkelblauem Grund",
      },
      {
        name: "fadenlauf-rapport-blocks-twigs",
        alt: "Dichtes Muster aus Zweigen in Blau, Grün und Gelb",
      },
    ],
    createdHoursAgo: 41,
  },
  {
    author: "nadja",
    content:
      "Nutzertest mit sechs Leuten, vier davon über siebzig. **Niemand hat das Zahnrad rechts oben gefunden.** Wir haben „Einstellungen“ daneben geschrieben, jetzt finden es sechs von sechs. Kosten der Änderung: elf Minuten.",
    category: "Tipp",
    pictures: [],
    createdHoursAgo: 47,
  },
  {
    author: "milo",
    content: "Bäckerei in Hohenems, Hauswand Südseite. Zwei Tage, 1,8 Kilo Lack, drei Semmeln.",
    category: "Projekt",
    pictures: [
      {
        name: "milo-semmel-carved",
        alt: "Das Wort Semmel in gelben Versalien mit Schattenkante auf blauer Wand",
      },
    ],
    createdHoursAgo: 52,
  },
  {
    author: "sennerei",
    content:
      "Wir suchen jemanden für die Etiketten unserer fünf Bergkäse. Wer vorher wissen möchte, wie sie schmecken: Der Laden in Hittisau hat bis 18 Uhr offen, Bewerbungsunterlagen sind mitzubringen, Hunger auch.",
    category: "Gesucht",
    pictures: [],
    createdHoursAgo: 58,
  },
  {
    author: "gebhard",
    content:
      "Drei Motive aus einer Reihe für eine Keramikerin. Ein Licht von links, ein Karton von rechts. Mehr braucht eine Schüssel nicht.",
    category: "Projekt",
    pictures: [
      { name: "gebhard-ton-bowls", alt: "Zwei ineinander gestellte Schüsseln, rosa und ziegelrot" },
      { name: "gebhard-ton-vase", alt: "Dunkelgrüne Vase mit Zweigen vor rosa Hintergrund" },
      { name: "gebhard-ton-bottles", alt: "Reihe von Keramikflaschen in Rot- und Rosatönen" },
    ],
    createdHoursAgo: 66,
  },
  {
    author: "hedwig",
    content:
      "Sechs Schnitte sind fertig, das ß hat am längsten gedauert. Wer eine Schrift mit brauchbarem Versal-ß für ein Buchprojekt sucht, bekommt vor Weihnachten eine Probefassung.",
    category: "Neuigkeit",
    pictures: [
      {
        name: "hedwig-quelle-weights",
        alt: "Schriftmuster auf Grün: dieselbe Zeile in sechs Strichstärken",
      },
      {
        name: "hedwig-aehre-giant",
        alt: "Schriftmuster mit einem sehr großen B, links kleine Textproben",
      },
    ],
    createdHoursAgo: 74,
  },
  {
    author: "simon",
    content:
      "Frage dieser Woche: „Warum sind wir bei Google nicht auf Platz eins?“\n\nAntwort nach einer Stunde: Weil auf der Website nirgends steht, was ihr macht und in welchem Ort. **Schreibt es in den ersten Satz.** Danach reden wir über den Rest.",
    category: "Tipp",
    pictures: [],
    createdHoursAgo: 82,
  },
  {
    author: "kollektiv",
    content:
      "Aus der Presse: drei Plakate für das Lesefest im Vorderland. Drei Farben, 200 Stück, das Rot ist eine Spur zu warm geworden und dadurch besser.",
    category: "Projekt",
    pictures: [
      {
        name: "kollektiv-lesen-window",
        alt: "Plakat mit einer Landschaft in einem Bogenfenster und dem Wort Lesen",
      },
      {
        name: "kollektiv-wort-towers",
        alt: "Plakat, auf dem das Wort Wort viermal in verschiedenen Höhen übereinander steht",
      },
      { name: "kollektiv-zeile-single-bird", alt: "Plakat mit einem roten Vogel und dem Wort Zeile" },
    ],
    createdHoursAgo: 95,
  },
  {
    author: "studio-berg",
    content:
      "Der neue Hocker hat einen Namen, eine Nummer und endlich vier gleich lange Beine. Gezeichnet wurde er elfmal, gebaut siebenmal.\n\nFür den **Katalog 2027** suchen wir Leute, die ihn so fotografieren, dass man sich hinsetzen will. Die Ausschreibungen stehen auf unserem Profil.",
    category: "Neuigkeit",
    pictures: [{ name: "studio-berg-hocker-stool", alt: "Runder Hocker aus hellem Holz mit vier Beinen" }],
    pinned: true,
    createdHoursAgo: 103,
  },
  {
    author: "elif",
    content:
      "Kleine Rechnung für alle, die jeden Tag posten müssen, weil es irgendwo steht:\n\nEin Hotel im Montafon, drei Beiträge in der Woche statt sieben. Reichweite nach acht Wochen: minus vier Prozent. Anfragen über den Kanal: plus ein Drittel. Stunden: fast halbiert.\n\nDie freie Zeit ging in bessere Bilder.",
    category: "Tipp",
    pictures: [
      {
        name: "elif-morgen-layers-dawn",
        alt: "Bergketten hintereinander im Morgendunst, vorne dunkler Wald",
      },
    ],
    createdHoursAgo: 116,
  },
  {
    author: "luca",
    content:
      "Sechs Momente aus einem Vorspann, 4 Sekunden lang. Der Kunde wollte etwas, das rollt, aber nicht hüpft. Es hüpft ein bisschen.",
    category: "Projekt",
    pictures: [
      {
        name: "luca-vorspann-roll",
        alt: "Sechs Bilder einer Bewegung: Eine blaue Kugel rollt und hüpft von links nach rechts",
      },
    ],
    createdHoursAgo: 124,
  },
  {
    author: "emre",
    content:
      "Alles gerechnet, nichts gebaut: eine Leuchtenserie, die im Frühjahr in Dornbirn in Produktion geht. Zwei Entwürfe sind dadurch rechtzeitig verworfen worden, bevor jemand ein Werkzeug bestellt hat.",
    category: "Projekt",
    pictures: [
      {
        name: "emre-leuchte-lamp",
        alt: "Tischleuchte mit halbrundem Schirm in Kupfer, eingeschaltet",
      },
      {
        name: "emre-leuchte-lamp-2",
        alt: "Dieselbe Tischleuchte in Grau vor kupferfarbenem Hintergrund",
      },
    ],
    createdHoursAgo: 137,
  },
  {
    author: "anna",
    content:
      "Etiketten für eine Sennerei im Lechtal, vom Linolschnitt zum Laib. Die Kuh ist echt, sie heißt Zilla und hat stillgehalten.",
    category: "Projekt",
    pictures: [
      {
        name: "anna-zilla-wheel-cow-family",
        alt: "Zwei Käselaibe mit runden Etiketten, darauf eine Kuh und der Name Zilla",
      },
      {
        name: "anna-zilla-thicket-cow",
        alt: "Kuhkopf von vorne in Blau und Rot, ringsum Blätter",
      },
    ],
    createdHoursAgo: 150,
  },
  {
    author: "josef",
    content:
      "Folge 13 von „Rückwärts einparken“ ist draußen, ein Gespräch über Leute, die wieder heimgezogen sind. Aufgenommen in einer Küche in Rankweil. Den Kühlschrank hört man nur, wenn man ihn kennt.",
    category: "Neuigkeit",
    pictures: [
      {
        name: "josef-heim-bars",
        alt: "Podcast-Titelbild in Dunkelgrün: das Wort Heim über einer Tonspur",
      },
    ],
    createdHoursAgo: 163,
  },
  {
    author: "yasmin",
    content:
      "Ein Name muss nicht alles sagen. Er muss sich am Telefon buchstabieren lassen, auf einen Kugelschreiber passen und in fünf Jahren noch keinen Seufzer auslösen. **Der Rest ist Arbeit, die der Betrieb macht.**",
    category: "Inspiration",
    pictures: [],
    createdHoursAgo: 178,
  },
  {
    author: "jodok",
    content: "Zwischen zwei Terminen, Rheindamm, 6.50 Uhr. Ohne Auftrag.",
    category: "Inspiration",
    pictures: [
      {
        name: "jodok-damm-valley-dawn",
        alt: "Flaches Tal mit einem hellen Flusslauf, Feldern und Bergen am Horizont",
      },
    ],
    createdHoursAgo: 190,
  },
  {
    author: "ben",
    content:
      "Drei Prüfungen, die jede Website in fünf Minuten bestehen sollte:\n\n1. Mit der Tabulatortaste durchklicken. Sieht man immer, wo man ist?\n2. Schrift im Browser auf 200 Prozent stellen. Fällt etwas aus dem Bild?\n3. Im Zug zwischen Bludenz und Langen öffnen. Kommt etwas an, bevor der Tunnel kommt?\n\nWer bei drei Mal Ja landet, darf mir schreiben. Ich sammle gute Beispiele aus der Gegend.",
    category: "Tipp",
    pictures: [],
    pinned: true,
    createdHoursAgo: 205,
  },
  {
    author: "alpfaden",
    content:
      "Aus dem Archiv, Lade 212: Muster von 1954, vermutlich für eine Tischdecke, vermutlich nie bestellt. Wir sticken es jetzt trotzdem.",
    category: "Inspiration",
    pictures: [{ name: "alpfaden-lade-embroidery", alt: "Gesticktes Muster aus Blüten auf gelbem Grund" }],
    createdHoursAgo: 214,
  },
  {
    author: "ursula",
    content:
      "Wenn die Pressemitteilung mit „Es freut uns“ beginnt, hört in der Redaktion niemand mehr zu. Beginnt mit dem, was neu ist, dann der Ort, dann der Tag. Freuen könnt ihr euch im letzten Absatz.",
    category: "Tipp",
    pictures: [],
    createdHoursAgo: 229,
  },
  {
    author: "milo",
    content:
      "Zwei Schilder für einen Gasthof in Schwarzenberg. Eines für den Eingang, eines für die Leute, die den Eingang nicht finden.",
    category: "Projekt",
    pictures: [
      { name: "milo-krone-boards", alt: "Das Wort Krone in hellem Blau auf grauen Holzbrettern" },
      {
        name: "milo-eingang-inline",
        alt: "Das Wort Eingang in blauer Schreibschrift, darunter ein roter Schwung",
      },
    ],
    createdHoursAgo: 244,
  },
  {
    author: "superadmin",
    content:
      "**Neu auf der Plattform:** Bei Ausschreibungen steht jetzt neben dem Budget, was vergleichbare Arbeiten hier üblicherweise kosten. Das sind Richtwerte, keine Vorschriften. Wenn eine Zahl nicht stimmt, schreiben Sie mir bitte, am liebsten mit Beispiel.",
    category: "Neuigkeit",
    pictures: [],
    createdHoursAgo: 260,
  },
  {
    author: "valentina",
    content:
      "Merksatz aus sechs Jahren Kartonage: **Zuerst das Gewicht, dann die Form, dann die Farbe.** Wer mit der Farbe anfängt, zahlt die Stanzform zweimal.",
    category: "Tipp",
    pictures: [],
    createdHoursAgo: 275,
  },
  {
    author: "drei-laerchen",
    content:
      "Die neuen Schlüsselanhänger sind da und wiegen 38 Gramm. Die alten waren aus Messing und kamen zweimal im Jahr mit der Post aus Hamburg zurück. Danke an alle, die sich im Frühling beworben haben. Als Nächstes ist die Speisekarte dran.",
    category: "Neuigkeit",
    pictures: [],
    createdHoursAgo: 290,
  },
  {
    author: "kollektiv",
    content:
      "Nächster offener Samstag: 5. Dezember, 10 bis 16 Uhr, Zwischenwasser, hinter der Feuerwehr. Es gibt Papierreste, eine Einführung am Risografen und Suppe. Eine Anmeldung braucht nur die Suppe.\n\nAuf dem Plakat steht ein anderer Termin. Wir haben uns verdruckt und finden es schön.",
    category: "Neuigkeit",
    pictures: [
      {
        name: "kollektiv-suppe-single-spoon",
        alt: "Plakat mit rotem Löffel, blauer Gabel und dem Wort Suppe",
      },
    ],
    createdHoursAgo: 311,
  },
  {
    author: "kilian",
    content: "Suche für einen Drehtag im Februar eine stillgelegte Seilbahn. Stehend reicht.",
    category: "Gesucht",
    pictures: [],
    createdHoursAgo: 330,
  },
  {
    author: "nadja",
    content:
      "Entwurf für eine Messdaten-App, zweite Runde. Vorher elf Zahlen auf der ersten Seite, jetzt eine: Wie hoch steht das Wasser, und muss ich etwas tun. Alles andere liegt einen Fingerdruck darunter.",
    category: "Projekt",
    pictures: [
      {
        name: "nadja-pegel",
        alt: "App-Entwurf mit dem Titel Pegel auf Bildschirm und Telefon in Grün",
      },
    ],
    createdHoursAgo: 351,
  },
  {
    author: "hedwig",
    content:
      "Ein Rat, den ich jedem Erstsemester gebe: Stellen Sie den Text zuerst ganz ohne Auszeichnung, eine Größe, ein Schnitt, schwarz. Wenn man ihn dann nicht lesen will, hilft auch keine Farbe.",
    category: "Tipp",
    pictures: [],
    createdHoursAgo: 372,
  },
  {
    author: "anna",
    content:
      "Im Landbus zwischen Egg und Bezau gezeichnet. Der Fahrer hat an der Haltestelle beim Löwen gewartet, bis das Dach fertig war.",
    category: "Inspiration",
    pictures: [
      {
        name: "anna-landbus-village",
        alt: "Dorf mit zwei dunkelblauen Häusern und Kirche vor grauen Bergen, darüber eine rote Sonne",
      },
    ],
    createdHoursAgo: 390,
  },
  {
    author: "paul",
    content:
      "Wegweiser für eine Werkhalle in Bludenz, 43 Schilder, 4 Größen, 1 Schrift. Beim Probelauf hat sich trotzdem jemand verirrt. Es war der Geschäftsführer.",
    category: "Projekt",
    pictures: [
      {
        name: "paul-halle-year",
        alt: "Sechs Zeichen auf farbigen Feldern, darunter Tasse, Gondel, Berg und Sonne",
      },
    ],
    createdHoursAgo: 415,
  },
  {
    author: "pegelstand",
    content:
      "Nach dem Regen am Wochenende hat unser System 1.140 Kellerbesitzer gewarnt, 31 davon zu früh und niemanden zu spät. Die Zahlen sind in Ordnung, die Warnmeldung ist noch hässlich. **Dafür suchen wir gerade jemanden.**",
    category: "Gesucht",
    pictures: [],
    createdHoursAgo: 433,
  },
  {
    author: "mathilda",
    content:
      "Schulbuch Biologie, Seite Waldrand. Die Lehrerin hat den Vogel nachgezählt, er hat die richtige Anzahl Zehen.",
    category: null,
    pictures: [
      {
        name: "mathilda-waldrand-thicket-bird",
        alt: "Gelber Vogel vor einem blauen Kreis, ringsum Blätter",
      },
    ],
    createdHoursAgo: 450,
  },
  {
    author: "ben",
    content:
      "Ich habe ab Mitte Jänner zwei Tage in der Woche frei. Am liebsten für etwas mit Formularen, die sonst niemand machen will.",
    category: "Gesucht",
    pictures: [],
    createdHoursAgo: 468,
  },
  {
    author: "luca",
    content:
      "Bewegte Logos auf Websites: höchstens einmal, höchstens eine Sekunde, und wer im Betriebssystem „weniger Bewegung“ eingestellt hat, sieht ein stehendes Bild. Das ist keine Einschränkung, das ist Höflichkeit.",
    category: "Tipp",
    pictures: [],
    createdHoursAgo: 486,
  },
  {
    author: "sennerei",
    content:
      "Der Alpsommer ist vorbei, 31 Höfe sind wieder im Tal und 1.200 Laibe im Keller. Der Film darüber fehlt noch, die Ausschreibung dafür nicht.",
    category: "Neuigkeit",
    pictures: [
      {
        name: "sennerei-alp-barn-noon",
        alt: "Heustadel auf einer grünen Wiese vor bewaldeten Bergen",
      },
    ],
    createdHoursAgo: 505,
  },
  {
    author: "fadenlauf",
    content:
      "Suchen Ersatznadeln für einen Stickautomaten, Baujahr 1967, Schiffli, Teilung 4/4. Wir zahlen, wir tauschen, wir sticken auch etwas.",
    category: "Gesucht",
    pictures: [],
    createdHoursAgo: 528,
  },
  {
    author: "theres",
    content:
      "Gestern eine Bedienungsanleitung von 48 auf 9 Seiten gekürzt. Das Gerät hat drei Knöpfe. Auf den gestrichenen Seiten stand vor allem, was man nicht tun soll, darunter „das Gerät essen“.\n\nFür alle, die auch eine solche Anleitung haben:\n\n**1. Mit dem Handgriff anfangen.** Nicht mit dem Vorwort, nicht mit der Geschichte der Firma. Wer eine Anleitung öffnet, hat das Gerät schon in der Hand und ist ungeduldig.\n\n**2. Ein Satz, ein Schritt.** Wenn im Satz ein „und anschließend“ vorkommt, sind es zwei Schritte.\n\n**3. Warnungen dorthin, wo die Gefahr ist.** Ein Sicherheitskapitel am Anfang liest niemand. Ein Satz neben dem heißen Teil wird gelesen, weil der Finger schon in der Nähe ist.\n\n**4. Jemanden danebenstellen, der das Gerät nicht kennt.** Ich nehme meinen Nachbarn. Er ist freundlich, aber nicht geduldig, und damit ideal.\n\nDer Kunde druckt jetzt 39 Seiten weniger, viertausendmal.",
    category: "Projekt",
    pictures: [],
    createdHoursAgo: 550,
  },
  {
    author: "anna",
    content:
      "Für alle, die Druckdaten schicken: 3 Millimeter Beschnitt, Schriften in Pfade, Schwarz nur aus Schwarz. Und bitte nicht „final_neu_2_wirklich.pdf“. Die Druckerei hebt die Namen auf und liest sie auf der Weihnachtsfeier vor.",
    category: "Tipp",
    pictures: [],
    createdHoursAgo: 575,
  },
  {
    author: "heuboden",
    content:
      "Rückblick auf die Herbstsaison: elf Abende, 1.064 Gäste, ein Stromausfall. Das Konzert im Dunkeln war das beste.",
    category: null,
    pictures: [
      {
        name: "heuboden-dunkel-workshop",
        alt: "Eine Gestalt steht in einem dunklen Raum unter einer einzelnen Lampe",
      },
    ],
    createdHoursAgo: 598,
  },
  {
    author: "tobias",
    content: "Nebelmeer von der Bank hinter dem Haus.",
    category: null,
    pictures: [{ name: "tobias-nebelmeer-layers-fog", alt: "Graue Bergketten im Nebel" }],
    createdHoursAgo: 645,
  },
  {
    author: "milo",
    content:
      "Wer noch ein Firmenschild aus den Siebzigern übermalen lassen will: Ich rate ab und mache es nur zweimal im Jahr.",
    category: null,
    pictures: [],
    createdHoursAgo: 670,
  },
  {
    author: "kollektiv",
    content:
      "Vorsatzpapier für ein Gedichtband aus Rankweil. Gedruckt in Blau, Rot und Gelb, der Rest entsteht unterwegs.",
    category: "Projekt",
    pictures: [{ name: "kollektiv-vorsatz-weave", alt: "Gewebtes Karo in Blau, Rot und Gelb" }],
    createdHoursAgo: 700,
  },
  {
    author: "jodok",
    content:
      "Was ein Architekturfoto kostet, hängt weniger vom Haus ab als von den Rechten. Vorher klären: Wer verwendet die Bilder, wie lange, und zahlen Zimmerei, Fensterbauer und Planerin gemeinsam? **Geteilt durch vier ist ein guter Fotograf günstig.**",
    category: "Tipp",
    pictures: [],
    createdHoursAgo: 735,
  },
  {
    author: "elif",
    content:
      "Eine Woche Bäckerei: jeden Tag um vier Uhr früh ein Bild, immer dieselbe Stelle am Backtisch. Am Freitag haben Leute im Geschäft gefragt, ob heute wieder die Zimtschnecken links liegen.",
    category: "Projekt",
    pictures: [{ name: "elif-backtisch-bowls", alt: "Drei gestapelte Schüsseln in Flieder, Gelb und Rot" }],
    createdHoursAgo: 768,
  },
  {
    author: "superadmin",
    content:
      "Kleiner Hinweis aus der Redaktion: Profile mit Ort und drei konkreten Fähigkeiten werden deutlich öfter angeschrieben als solche mit zwölf Fähigkeiten und keinem Ort. Zwei Minuten, die sich auszahlen.",
    category: "Tipp",
    pictures: [],
    createdHoursAgo: 810,
  },
  {
    author: "ben",
    content:
      "Nach vier Jahren hat eine Kundin zum ersten Mal angerufen, weil auf ihrer Website etwas nicht ging. Es war der Strom im Büro.",
    category: "Inspiration",
    pictures: [],
    createdHoursAgo: 860,
  },
  {
    author: "studio-berg",
    content:
      "Wir waren mit der Drucksorten-Lösung vom Frühjahr sehr zufrieden und zeigen sie gern her. Gestaltet in Bezau, gedruckt in Zwischenwasser, gefaltet von uns, weil wir es unbedingt selbst machen wollten. Nächstes Mal lassen wir falten.",
    category: "Projekt",
    pictures: [
      {
        name: "studio-berg-berg-stationery",
        alt: "Briefbogen und Karten mit dem Namen Berg, Blau und Rot auf grauem Tisch",
      },
    ],
    createdHoursAgo: 905,
  },
  {
    author: "kilian",
    content: "Vier Uhr früh, Silvretta, minus elf Grad. Der Akku hält 22 Minuten, der Mensch etwas länger.",
    category: null,
    pictures: [
      {
        name: "kilian-winter-fog-grey",
        alt: "Filmbild in Grau: Eine Gestalt von hinten vor einem Tannenwald",
      },
    ],
    createdHoursAgo: 960,
  },
];
