import type { DemoCreative } from "../types";

export const ursula: DemoCreative = {
  profile: {
    key: "ursula",
    name: "Ursula Bilgerin-Schöch",
    email: "ursula@bilgerin-schoech.example",
    title: "Pressearbeit für Leute ohne Presseabteilung",
    location: "Bregenz",
    bio: "Zwanzig Jahre Lokalredaktion, seit 2019 auf der anderen Seite des Telefons. Ich weiß, was um 16 Uhr noch ins Blatt kommt und was nicht.",
    phone: "+43 5500 100 24",
    skills: ["PR & Kommunikation", "Copywriting", "Event Marketing"],
    highlights: ["PR & Kommunikation", "Copywriting"],
    featured: false,
    avatar: null,
    memberSince: "2026-05-20T06:55:00Z",
    likes: 9,
  },
  posts: [
    {
      content:
        "Wenn die Pressemitteilung mit „Es freut uns“ beginnt, hört in der Redaktion niemand mehr zu. Beginnt mit dem, was neu ist, dann der Ort, dann der Tag. Freuen könnt ihr euch im letzten Absatz.",
      category: "Tipp",
      pictures: [],
      createdHoursAgo: 229,
    },
  ],
};
