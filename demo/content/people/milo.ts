import type { DemoCreative } from "../types";

export const milo: DemoCreative = {
  profile: {
    key: "milo",
    name: "Milo",
    email: "milo@schriftzug.example",
    title: "Schildermalerei und Schriftzüge",
    bio: "Malt Buchstaben auf Wände, Fensterscheiben, Boote und einmal auf einen Mähdrescher. Lack, Pinsel, Wasserwaage. Hält zehn Jahre, bei Südlage acht.",
    phone: "+43 5500 100 16",
    skills: ["Illustration", "Logo Design", "Lettering"],
    highlights: ["Logo Design", "Illustration"],
    featured: false,
    avatar: null,
    memberSince: "2025-06-18T14:00:00Z",
    likes: 21,
  },
  posts: [
    {
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
      content:
        "Wer noch ein Firmenschild aus den Siebzigern übermalen lassen will: Ich rate ab und mache es nur zweimal im Jahr.",
      category: null,
      pictures: [],
      createdHoursAgo: 670,
    },
  ],
};
