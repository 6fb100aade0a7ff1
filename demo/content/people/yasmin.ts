import type { DemoCreative } from "../types";

export const yasmin: DemoCreative = {
  profile: {
    key: "yasmin",
    name: "Yasmin El-Amrouni",
    email: "yasmin@elamrouni.example",
    title: "Markenstrategie und Namen",
    location: "Hard",
    bio: "Fragt so lange, bis klar ist, wofür ein Betrieb steht, und schreibt es dann in einem Satz auf. Daraus werden Namen, Tonfall und Entscheidungen. Der Satz ist das Schwierige.",
    phone: "+43 5500 100 25",
    website: "https://elamrouni.example",
    skills: ["Brand Strategy", "Branding", "Marktforschung", "Copywriting"],
    highlights: ["Brand Strategy", "Branding"],
    featured: false,
    avatar: null,
    memberSince: "2026-07-28T11:30:00Z",
    likes: 6,
  },
  posts: [
    {
      content:
        "Ein Name muss nicht alles sagen. Er muss sich am Telefon buchstabieren lassen, auf einen Kugelschreiber passen und in fünf Jahren noch keinen Seufzer auslösen. **Der Rest ist Arbeit, die der Betrieb macht.**",
      category: "Inspiration",
      pictures: [],
      createdHoursAgo: 178,
    },
  ],
};
