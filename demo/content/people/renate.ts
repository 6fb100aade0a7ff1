import type { DemoCreative } from "../types";

export const renate: DemoCreative = {
  profile: {
    key: "renate",
    name: "Renate Lehmkuhl",
    email: "renate@lehmkuhl.example",
    title: "Keramikerin",
    location: "Lingenau",
    bio: "Dreht Schalen, Krüge und Geschirr für Gasthäuser, jedes Stück in Lingenau gebrannt. Glasuren rührt sie selbst an. Wer mag, lernt an zwei Abenden im Monat an der Scheibe.",
    skills: ["Keramik", "Produktdesign"],
    highlights: [],
    featured: false,
    avatar: null,
    memberSince: "2026-05-17T16:05:00Z",
    likes: 8,
  },
  posts: [],
};
