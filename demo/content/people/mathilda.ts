import type { DemoCreative } from "../types";

export const mathilda: DemoCreative = {
  profile: {
    key: "mathilda",
    name: "Mathilda Fetzel",
    email: "mathilda@fetzel.example",
    title: "Kinderbuch und Schulmaterial",
    location: "Andelsbuch",
    bio: "Zeichnet Tiere mit Charakter und Menschen ohne Nasen. Neun Bücher bisher, das zehnte handelt von einer Gondel, die nicht fahren will.",
    skills: ["Illustration", "Grafikdesign", "Charakterdesign"],
    highlights: ["Illustration", "Grafikdesign"],
    featured: false,
    avatar: "mathilda-portraet-5",
    memberSince: "2026-03-08T16:25:00Z",
    likes: 25,
  },
  posts: [
    {
      content:
        "Seite 14 von 32. Die Gondel weigert sich noch immer. Der Verlag fragt, ob sie am Ende doch fährt. Ich habe gesagt, das entscheidet die Gondel.",
      category: "Projekt",
      pictures: [
        {
          name: "mathilda-gondel-thicket-gondola",
          alt: "Rot-gelbe Gondel vor einem blauen Kreis, ringsum Blätter und Blüten",
        },
        {
          name: "mathilda-gondel-village",
          alt: "Dorf mit zwei Häusern und Kirche vor gelben Bergen, davor Tannen und Pilze",
        },
      ],
      createdHoursAgo: 23,
    },
    {
      content:
        "Schulbuch Biologie, Seite Waldrand. Die Lehrerin hat den Vogel nachgezählt, er hat die richtige Anzahl Zehen.",
      category: null,
      pictures: [
        {
          name: "mathilda-waldrand-thicket-bird",
          alt: "Gelber Vogel vor einem blauen Kreis, ringsum Blätter",
        },
      ],
      createdHoursAgo: 450,
    },
  ],
};
