import type { DemoCreative } from "../types";

export const vinzenz: DemoCreative = {
  profile: {
    key: "vinzenz",
    name: "Vinzenz Gassner",
    email: "vinzenz@gassner.example",
    title: "Musik für Filme und Feste",
    location: "Rankweil",
    bio: "Schreibt Musik für Filme und Ausstellungen und spielt mit Akkordeon und Kontrabass auf Festen. Nimmt im eigenen Studio auf, auch andere.",
    skills: ["Filmmusik", "Live-Musik"],
    highlights: [],
    featured: false,
    avatar: null,
    memberSince: "2026-08-22T19:30:00Z",
    likes: 6,
  },
  posts: [],
};
