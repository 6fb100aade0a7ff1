import type { DemoCreative } from "../types";

export const tobias: DemoCreative = {
  profile: {
    key: "tobias",
    name: "Tobias Wüstling",
    email: "tobias@wuestling.example",
    location: "Schruns",
    skills: ["Videoproduktion", "Fotografie"],
    highlights: [],
    featured: false,
    avatar: null,
    memberSince: "2026-09-14T21:40:00Z",
    likes: 2,
  },
  posts: [
    {
      content: "Nebelmeer von der Bank hinter dem Haus.",
      category: null,
      pictures: [{ name: "tobias-nebelmeer-layers-fog", alt: "Graue Bergketten im Nebel" }],
      createdHoursAgo: 645,
    },
  ],
};
