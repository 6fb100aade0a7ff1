import type { DemoCreative } from "../types";

export const kilian: DemoCreative = {
  profile: {
    key: "kilian",
    name: "Kilian Zerlauth",
    email: "kilian@zerlauthfilm.example",
    title: "Dokumentarfilm und Industriefilm",
    location: "Bludenz",
    bio: "Dreht kurze Filme über Leute bei der Arbeit. Wenig Team, viel Zeit, kein Voiceover, wenn es ohne geht.\n\nKamera, Ton und Schnitt aus einer Hand; für größere Sachen bringe ich zwei Kolleginnen mit, die besser sind als ich.",
    phone: "+43 5500 100 15",
    website: "https://zerlauthfilm.example",
    contactEmail: "film@zerlauthfilm.example",
    skills: ["Videoproduktion", "Video Marketing", "Farbkorrektur"],
    highlights: ["Videoproduktion", "Video Marketing"],
    featured: false,
    avatar: null,
    memberSince: "2025-05-27T19:22:00Z",
    likes: 17,
  },
  posts: [
    {
      content:
        "Standbilder aus dem Film über den letzten Fährmann. Premiere ist im Jänner in Lustenau, 19 Minuten, der Ton ist von Josef Fesslinger. Gesprochen wird wenig.",
      category: "Projekt",
      pictures: [
        {
          name: "kilian-faehre-boat",
          alt: "Filmbild: Ein Mann steht in einem Boot auf einem stillen See, dahinter dunkle Hügel",
        },
        {
          name: "kilian-faehre-face",
          alt: "Filmbild: Profil eines Menschen im Halbdunkel, im Hintergrund unscharfe Lichter",
        },
        { name: "kilian-faehre-fog", alt: "Filmbild: Eine Gestalt von hinten vor Tannen im Nebel" },
      ],
      createdHoursAgo: 33,
    },
    {
      content: "Suche für einen Drehtag im Februar eine stillgelegte Seilbahn. Stehend reicht.",
      category: "Gesucht",
      pictures: [],
      createdHoursAgo: 330,
    },
    {
      content: "Vier Uhr früh, Silvretta, minus elf Grad. Der Akku hält 22 Minuten, der Mensch etwas länger.",
      category: null,
      pictures: [
        {
          name: "kilian-winter-fog-grey",
          alt: "Filmbild in Grau: Eine Gestalt von hinten vor einem Tannenwald",
        },
      ],
      createdHoursAgo: 960,
    },
  ],
};
