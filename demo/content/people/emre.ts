import type { DemoCreative } from "../types";

export const emre: DemoCreative = {
  profile: {
    key: "emre",
    name: "Emre Yıldızhan",
    email: "emre@yildizhan.example",
    title: "Produktvisualisierung in 3D",
    location: "Lustenau",
    bio: "Rechnet Bilder von Dingen, die es noch nicht gibt: Leuchten, Möbel, Verpackungen, Messestände. Spart den ersten Prototyp und manchmal den zweiten.",
    phone: "+43 5500 100 23",
    website: "https://yildizhan.example",
    contactEmail: "raum@yildizhan.example",
    skills: ["Motion Graphics", "E-Commerce Marketing", "3D-Visualisierung"],
    highlights: ["Motion Graphics"],
    featured: false,
    avatar: null,
    memberSince: "2026-04-15T20:05:00Z",
    likes: 10,
  },
  posts: [
    {
      content:
        "Alles gerechnet, nichts gebaut: eine Leuchtenserie, die im Frühjahr in Dornbirn in Produktion geht. Zwei Entwürfe sind dadurch rechtzeitig verworfen worden, bevor jemand ein Werkzeug bestellt hat.",
      category: "Projekt",
      pictures: [
        {
          name: "emre-leuchte-lamp",
          alt: "Tischleuchte mit halbrundem Schirm in Kupfer, eingeschaltet",
        },
        {
          name: "emre-leuchte-lamp-2",
          alt: "Dieselbe Tischleuchte in Grau vor kupferfarbenem Hintergrund",
        },
      ],
      createdHoursAgo: 137,
    },
  ],
};
