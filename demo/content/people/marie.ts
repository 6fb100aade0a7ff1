import type { DemoCreative } from "../types";

export const marie: DemoCreative = {
  profile: {
    key: "marie",
    name: "Marie Dobler",
    email: "marie@dobler.example",
    title: "Hochzeitsfotografie ohne Aufstellen",
    location: "Thüringen",
    bio: "Fotografiert Hochzeiten und Taufen so, wie sie sind. Bleibt vom Ankleiden bis zum letzten Tanz und liefert nach drei Wochen. Porträts vor der Kirchentür nur auf Wunsch der Großmutter.",
    skills: ["Fotografie", "Hochzeitsfotografie"],
    highlights: ["Fotografie"],
    featured: false,
    avatar: null,
    memberSince: "2026-07-03T10:20:00Z",
    likes: 9,
  },
  posts: [],
};
