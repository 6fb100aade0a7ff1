import type { DemoCreative } from "../types";

export const paul: DemoCreative = {
  profile: {
    key: "paul",
    name: "Paul Düringsfeld",
    email: "paul@dueringsfeld.example",
    title: "Leitsysteme, Messebau, Ausstellungen",
    location: "Bludenz",
    bio: "Gelernter Tischler, später Ausstellungsgestalter. Plant Stände und Wegweiser, die sich zu zweit aufbauen lassen und auf der Rückfahrt noch in denselben Bus passen.",
    website: "https://dueringsfeld.example",
    contactEmail: "plan@dueringsfeld.example",
    skills: ["Event Marketing", "Corporate Design", "Grafikdesign", "Leitsysteme"],
    highlights: ["Corporate Design", "Event Marketing"],
    featured: false,
    avatar: null,
    memberSince: "2026-06-11T09:15:00Z",
    likes: 7,
  },
  posts: [
    {
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
  ],
};
