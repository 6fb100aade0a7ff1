import type { DemoCreative } from "../types";

export const josef: DemoCreative = {
  profile: {
    key: "josef",
    name: "Josef Fesslinger",
    email: "josef@tonstube.example",
    title: "Podcast, Hörführung, Ton",
    location: "Rankweil",
    bio: "Nimmt Stimmen auf und lässt das Richtige weg. Die Tonstube in Rankweil hat zwei Mikrofone, einen Ofen und gute Nachbarn. Auf Wunsch komme ich mit dem Koffer.",
    phone: "+43 5500 100 19",
    website: "https://tonstube.example",
    skills: ["Podcast Marketing", "Sounddesign", "Sprachaufnahme"],
    highlights: ["Podcast Marketing"],
    featured: false,
    avatar: null,
    memberSince: "2025-09-30T15:15:00Z",
    likes: 11,
  },
  posts: [
    {
      content:
        "Folge 13 von „Rückwärts einparken“ ist draußen, ein Gespräch über Leute, die wieder heimgezogen sind. Aufgenommen in einer Küche in Rankweil. Den Kühlschrank hört man nur, wenn man ihn kennt.",
      category: "Neuigkeit",
      pictures: [
        {
          name: "josef-heim-bars",
          alt: "Podcast-Titelbild in Dunkelgrün: das Wort Heim über einer Tonspur",
        },
      ],
      createdHoursAgo: 163,
    },
  ],
};
