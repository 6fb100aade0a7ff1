import type { DemoCompany } from "../types";

export const heuboden: DemoCompany = {
  profile: {
    key: "heuboden",
    name: "Kulturverein Heuboden",
    email: "verein@heuboden.example",
    title: "Konzerte, Theater, Gespräche in einem alten Stadel",
    location: "Bregenz",
    bio: "Rund vierzig Abende im Jahr, 120 Plätze, drei davon mit Sicht auf eine Säule. Alles ehrenamtlich außer den Künstlerinnen, Künstlern und Gestaltern. Die werden bezahlt, nur nicht üppig.",
    website: "https://heuboden.example",
    contactEmail: "programm@heuboden.example",
    branchen: ["nonprofit"],
    avatar: "heuboden-heu",
    memberSince: "2025-05-06T20:30:00Z",
    likes: 14,
  },
  calls: [
    {
      title: "Plakatserie für die Saison ab Februar",
      description:
        "Rund vierzig Abende, ein Dutzend davon mit eigenem Plakat. Bisher hat das jeweils jemand anderer gemacht, was lebendig aussieht, aber nicht nach uns.\n\nWir suchen eine Hand für ein Jahr. Format A1 und A3, dazu eine Fassung fürs Telefon. Farben, Schrift und Bildidee sind frei, das Wort Heuboden muss man aus dem fahrenden Bus lesen können.\n\nBezahlt wird pauschal pro Plakat, Eintritt für zwei Personen inklusive, auch bei ausverkauft.",
      category: "Print Design",
      subcategory: "Plakat",
      budgetKey: "5000",
      deadlineInDays: 28,
      duration: "Über 6 Monate",
      requirements: ["Zuverlässig bei kurzen Fristen", "Zwei Entwürfe für das erste Plakat"],
      deliverables: ["Zwölf Plakate in drei Formaten", "Vorlage für Ankündigungen"],
      targetGroups: ["kultur", "studenten", "berufstaetig"],
      workLocation: "remote",
      experienceLevel: "egal",
      location: "Bregenz",
      featured: true,
      pinned: true,
      pitch: "verguetet",
      pitchFee: 250,
      createdDaysAgo: 4,
    },
    {
      title: "Podcast: Gespräche nach dem Konzert",
      description:
        "Nach dem Konzert, wenn die Instrumente eingepackt sind, werden die Gespräche gut. Die möchten wir aufnehmen, einmal im Monat, zwanzig bis dreißig Minuten.\n\nDie Fragen stellt unsere Obfrau, sie macht das gern und ohne Zettel. Gesucht ist jemand für Aufnahme, Schnitt und eine Titelmelodie, die nicht nach Wartezimmer klingt. Bei zwei Folgen im Sommer ist mit Grillen zu rechnen, akustisch und tatsächlich.",
      category: "Audio & Podcast",
      subcategory: "Podcast-Produktion",
      budgetKey: "5000",
      deadlineInDays: 55,
      duration: "Über 6 Monate",
      requirements: ["Eigene mobile Aufnahmetechnik", "Abends ab 22 Uhr einsatzfähig"],
      deliverables: ["Zehn Folgen", "Titelmelodie", "Upload mit Beschreibung"],
      targetGroups: ["kultur", "studenten"],
      workLocation: "vor-ort",
      experienceLevel: "fortgeschritten",
      location: "Bregenz",
      createdDaysAgo: 24,
    },
    {
      title: "Bühnenbild für ein Stück ohne Text",
      description:
        "Im März spielen wir eine Stunde lang ohne ein einziges Wort. Umso mehr muss die Bühne sagen. Drei Personen, eine Leiter, viel Heu, das aber nicht echt sein darf, wegen der Feuerpolizei und einer Allergie im Ensemble.\n\nDie Spielfläche misst sieben mal fünf Meter, Deckenhöhe 3,80. Gebaut wird an drei Wochenenden gemeinsam, Werkzeug ist vorhanden, Helferinnen und Helfer auch. Nach der letzten Vorstellung wird alles zerlegt und weitergegeben.",
      category: "Messe & Events",
      subcategory: "Bühnenbild",
      budgetKey: "2500",
      deadlineInDays: 33,
      duration: "2 bis 3 Monate",
      requirements: ["Schwer entflammbare Materialien", "Anwesenheit an drei Bauwochenenden"],
      deliverables: ["Entwurf mit Modell", "Materialliste", "Leitung des Aufbaus"],
      targetGroups: ["kultur"],
      workLocation: "vor-ort",
      experienceLevel: "egal",
      location: "Bregenz",
      createdDaysAgo: 9,
    },
    {
      title: "Fotos beim Sommerfest, Gage verhandelbar",
      description:
        "Am letzten Samstag im August räumen wir den Stadel aus und feiern davor. Gesucht wird jemand, der fünf Stunden lang dabei ist und fotografiert, ohne dass die Leute aufhören zu tanzen.\n\nUnser Budget ist bescheiden. Schreiben Sie uns, was Sie brauchen, und wir sagen ehrlich, ob es geht.\n\nKinder werden nur von hinten oder mit Einverständnis der Eltern fotografiert, die Liste führen wir. Für Essen, Trinken und einen Schlafplatz ist gesorgt.",
      category: "Fotografie",
      subcategory: "Eventfotografie",
      budgetKey: null,
      deadlineInDays: -91,
      duration: "1 bis 2 Wochen",
      requirements: [],
      deliverables: ["80 bearbeitete Bilder innerhalb einer Woche"],
      targetGroups: ["familien", "kultur"],
      workLocation: "vor-ort",
      experienceLevel: "einsteiger",
      location: "Bregenz",
      createdDaysAgo: 118,
    },
  ],
  posts: [
    {
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
  ],
};
