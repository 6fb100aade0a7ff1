import type { DemoCreative } from "../types";

export const kollektiv: DemoCreative = {
  profile: {
    key: "kollektiv",
    name: "Kollektiv für angewandte Grafik, Druck und langsame Medien Vorderland",
    email: "werkstatt@langsamemedien.example",
    title: "Fünf Leute, ein Risograf, keine Eile",
    location: "Zwischenwasser",
    bio: "Wir gestalten und drucken Hefte, Plakate und Einladungen in Auflagen von 50 bis 800. Zwei Farben gehen immer, vier nur nach Rücksprache. Die Werkstatt ist am ersten Samstag im Monat offen, Papierreste sind dann gratis.",
    website: "https://langsamemedien.example",
    contactEmail: "druck@langsamemedien.example",
    skills: [
      "Print Design",
      "Grafikdesign",
      "Illustration",
      "Corporate Design",
      "Risografie",
      "Siebdruck",
      "Buchbinden",
      "Workshops",
    ],
    highlights: ["Print Design", "Grafikdesign", "Illustration"],
    featured: false,
    avatar: null,
    memberSince: "2026-01-12T18:00:00Z",
    likes: 20,
  },
  posts: [
    {
      content:
        "Aus der Presse: drei Plakate für das Lesefest im Vorderland. Drei Farben, 200 Stück, das Rot ist eine Spur zu warm geworden und dadurch besser.",
      category: "Projekt",
      pictures: [
        {
          name: "kollektiv-lesen-window",
          alt: "Plakat mit einer Landschaft in einem Bogenfenster und dem Wort Lesen",
        },
        {
          name: "kollektiv-wort-towers",
          alt: "Plakat, auf dem das Wort Wort viermal in verschiedenen Höhen übereinander steht",
        },
        { name: "kollektiv-zeile-single-bird", alt: "Plakat mit einem roten Vogel und dem Wort Zeile" },
      ],
      createdHoursAgo: 95,
    },
    {
      content:
        "Nächster offener Samstag: 5. Dezember, 10 bis 16 Uhr, Zwischenwasser, hinter der Feuerwehr. Es gibt Papierreste, eine Einführung am Risografen und Suppe. Eine Anmeldung braucht nur die Suppe.\n\nAuf dem Plakat steht ein anderer Termin. Wir haben uns verdruckt und finden es schön.",
      category: "Neuigkeit",
      pictures: [
        {
          name: "kollektiv-suppe-single-spoon",
          alt: "Plakat mit rotem Löffel, blauer Gabel und dem Wort Suppe",
        },
      ],
      createdHoursAgo: 311,
    },
    {
      content:
        "Vorsatzpapier für ein Gedichtband aus Rankweil. Gedruckt in Blau, Rot und Gelb, der Rest entsteht unterwegs.",
      category: "Projekt",
      pictures: [{ name: "kollektiv-vorsatz-weave", alt: "Gewebtes Karo in Blau, Rot und Gelb" }],
      createdHoursAgo: 700,
    },
  ],
};
