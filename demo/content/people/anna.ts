import type { DemoCreative } from "../types";

export const anna: DemoCreative = {
  profile: {
    key: "anna",
    name: "Anna Fink",
    email: "kreativ@demo.example",
    title: "Illustration und Plakat",
    location: "Bezau",
    bio: "Zeichnet Plakate, Etiketten und Bücher für Sennereien, Theater und kleine Verlage. Erst mit der Schere, dann am Rechner, am Ende immer druckfertig.\n\nGelernt in Linz, seit 2014 wieder im Bregenzerwald. Das Atelier liegt über der alten Schusterei in Bezau; wer vorbeikommt, bekommt Kaffee und eine ehrliche Meinung. Von März bis Mai bin ich meist ausgebucht, im August nie.",
    phone: "+43 5500 100 11",
    website: "https://annafink.example",
    contactEmail: "atelier@annafink.example",
    skills: [
      "Illustration",
      "Print Design",
      "Packaging Design",
      "Grafikdesign",
      "Branding",
      "Linolschnitt",
      "Scherenschnitt",
    ],
    highlights: ["Illustration", "Print Design", "Packaging Design", "Grafikdesign", "Branding"],
    featured: true,
    avatar: "anna-portraet-3",
    memberSince: "2025-03-11T08:12:00Z",
    likes: 31,
  },
  posts: [
    {
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
      content:
        "Für alle, die Druckdaten schicken: 3 Millimeter Beschnitt, Schriften in Pfade, Schwarz nur aus Schwarz. Und bitte nicht „final_neu_2_wirklich.pdf“. Die Druckerei hebt die Namen auf und liest sie auf der Weihnachtsfeier vor.",
      category: "Tipp",
      pictures: [],
      createdHoursAgo: 575,
    },
  ],
};
