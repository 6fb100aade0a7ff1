import type { DemoCreative } from "../types";

export const gebhard: DemoCreative = {
  profile: {
    key: "gebhard",
    name: "Gebhard Läßer",
    email: "gebhard@laesser-studio.example",
    title: "Produktfotografie",
    location: "Hohenems",
    bio: "Fotografiert Dinge: Beschläge, Schnäpse, Lampen, Lodenjacken. Eigenes Studio mit Laderampe, das größte Stück bisher war ein Kompressor. Freisteller inklusive, Retusche nach Augenmaß.",
    phone: "+43 5500 100 21",
    contactEmail: "studio@laesser-studio.example",
    skills: ["Fotografie", "E-Commerce Marketing"],
    highlights: ["Fotografie"],
    featured: false,
    avatar: null,
    memberSince: "2025-12-05T07:30:00Z",
    likes: 12,
  },
  posts: [
    {
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
  ],
};
