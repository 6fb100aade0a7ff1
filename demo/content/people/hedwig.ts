import type { DemoCreative } from "../types";

export const hedwig: DemoCreative = {
  profile: {
    key: "hedwig",
    name: "Hedwig Natter",
    email: "hedwig@natter-schrift.example",
    title: "Schrift und Buchgestaltung",
    location: "Schwarzenberg",
    bio: "Gestaltet Bücher, Hefte und Schriften. Seit 1998, also noch mit Kleber angefangen. Unterrichtet an zwei Tagen in der Woche und hat deshalb mittwochs und donnerstags kein Telefon.",
    website: "https://natter-schrift.example",
    contactEmail: "post@natter-schrift.example",
    skills: ["Print Design", "Grafikdesign", "Corporate Design", "Typografie", "Buchgestaltung"],
    highlights: ["Print Design", "Grafikdesign", "Corporate Design"],
    featured: false,
    avatar: "hedwig-portraet-3",
    memberSince: "2025-06-01T07:45:00Z",
    likes: 19,
  },
  posts: [
    {
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
      content:
        "Ein Rat, den ich jedem Erstsemester gebe: Stellen Sie den Text zuerst ganz ohne Auszeichnung, eine Größe, ein Schnitt, schwarz. Wenn man ihn dann nicht lesen will, hilft auch keine Farbe.",
      category: "Tipp",
      pictures: [],
      createdHoursAgo: 372,
    },
  ],
};
