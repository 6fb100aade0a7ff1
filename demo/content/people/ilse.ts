import type { DemoCreative } from "../types";

export const ilse: DemoCreative = {
  profile: {
    key: "ilse",
    name: "Ilse Wachter-Bell",
    email: "redaktion@demo.example",
    title: "Übersetzungen ins Englische",
    location: "Feldkirch",
    bio: "Übersetzt Broschüren, Webseiten und Speisekarten ins Englische, so dass es niemand für eine Übersetzung hält. Lektoriert auch, was schon übersetzt wurde. Verträge nicht, dafür gibt es Gerichtsdolmetscherinnen.",
    skills: ["Übersetzung", "Lektorat", "Copywriting"],
    highlights: [],
    featured: false,
    avatar: null,
    memberSince: "2026-06-09T08:15:00Z",
    likes: 5,
    roles: ["redaktion"],
  },
  posts: [],
};
