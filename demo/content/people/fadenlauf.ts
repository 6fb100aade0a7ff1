import type { DemoCreative } from "../types";

export const fadenlauf: DemoCreative = {
  profile: {
    key: "fadenlauf",
    name: "Fadenlauf",
    email: "servus@fadenlauf.example",
    location: "Lustenau",
    bio: "Zwei Textilgestalterinnen, ein Stickautomat von 1967. Wir entwerfen Muster für Stoff, Papier und Tapete und sticken Kleinserien bis dreißig Stück selbst.",
    website: "https://fadenlauf.example",
    skills: ["Illustration", "Corporate Design", "Musterdesign", "Textildruck"],
    highlights: ["Illustration"],
    featured: false,
    avatar: null,
    memberSince: "2025-07-09T10:10:00Z",
    likes: 15,
  },
  posts: [
    {
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
      content:
        "Suchen Ersatznadeln für einen Stickautomaten, Baujahr 1967, Schiffli, Teilung 4/4. Wir zahlen, wir tauschen, wir sticken auch etwas.",
      category: "Gesucht",
      pictures: [],
      createdHoursAgo: 528,
    },
  ],
};
