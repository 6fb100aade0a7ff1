import type { DemoCreative } from "../types";

export const elif: DemoCreative = {
  profile: {
    key: "elif",
    name: "Elif Arslaner",
    email: "elif@arslaner.example",
    title: "Social Media für Gastgeberinnen und Gastgeber",
    location: "Bregenz",
    bio: "Plant, fotografiert und schreibt für Hotels, Bäckereien und Kulturhäuser. Drei gute Beiträge in der Woche statt sieben mittlerer.\n\nIch übernehme einen Kanal höchstens für ein Jahr. Danach kann es jemand bei Ihnen im Haus, das ist Teil des Auftrags.",
    phone: "+43 5500 100 18",
    website: "https://arslaner.example",
    contactEmail: "hallo@arslaner.example",
    skills: [
      "Social Media Marketing",
      "Instagram Marketing",
      "Content Marketing",
      "Fotografie",
      "Facebook Ads",
      "Influencer Marketing",
      "Copywriting",
      "Email Marketing",
    ],
    highlights: ["Social Media Marketing", "Instagram Marketing", "Content Marketing", "Fotografie"],
    featured: false,
    avatar: "elif-portraet-1",
    memberSince: "2025-09-03T09:50:00Z",
    likes: 18,
  },
  posts: [
    {
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
      content:
        "Eine Woche Bäckerei: jeden Tag um vier Uhr früh ein Bild, immer dieselbe Stelle am Backtisch. Am Freitag haben Leute im Geschäft gefragt, ob heute wieder die Zimtschnecken links liegen.",
      category: "Projekt",
      pictures: [{ name: "elif-backtisch-bowls", alt: "Drei gestapelte Schüsseln in Flieder, Gelb und Rot" }],
      createdHoursAgo: 768,
    },
  ],
};
