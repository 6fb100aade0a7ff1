import type { DemoCreative } from "../types";

export const valentina: DemoCreative = {
  profile: {
    key: "valentina",
    name: "Valentina Özkan-Moosmann",
    email: "valentina@oezkan-moosmann.example",
    title: "Verpackungen, die man nicht gleich wegwirft",
    location: "Hard",
    bio: "Schachteln, Gläser, Etiketten, Beutel. Ich entwerfe Verpackungen vom ersten Faltmuster bis zur Druckabnahme und rechne vorher aus, was tausend Stück kosten.\n\nDavor sechs Jahre in der Entwicklung eines Kartonagenwerks. Seither weiß ich, warum gute Ideen an zwei Millimetern scheitern.",
    phone: "+43 5500 100 14",
    website: "https://oezkan-moosmann.example",
    skills: ["Packaging Design", "Branding", "Print Design", "Logo Design", "Kartonkonstruktion"],
    highlights: ["Packaging Design", "Branding", "Print Design"],
    featured: false,
    avatar: "valentina-portraet-5",
    memberSince: "2025-05-14T11:05:00Z",
    likes: 24,
  },
  posts: [
    {
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
      content:
        "Merksatz aus sechs Jahren Kartonage: **Zuerst das Gewicht, dann die Form, dann die Farbe.** Wer mit der Farbe anfängt, zahlt die Stanzform zweimal.",
      category: "Tipp",
      pictures: [],
      createdHoursAgo: 275,
    },
  ],
};
