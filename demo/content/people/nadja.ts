import type { DemoCreative } from "../types";

export const nadja: DemoCreative = {
  profile: {
    key: "nadja",
    name: "Nadja Petrovac",
    email: "nadja@petrovac.example",
    title: "UX-Design und Nutzertests",
    location: "Dornbirn",
    bio: "Setzt sich neben Leute, während sie Ihre Software benutzen, und schreibt auf, wo sie seufzen. Danach zeichne ich die Oberfläche neu. Meist wird sie kürzer.",
    website: "https://petrovac.example",
    skills: ["UI/UX Design", "Webdesign", "Marktforschung", "Conversion Optimierung", "App Marketing"],
    highlights: ["UI/UX Design", "Webdesign", "Marktforschung"],
    featured: false,
    avatar: "nadja-portraet-5",
    memberSince: "2025-11-17T12:00:00Z",
    likes: 16,
  },
  posts: [
    {
      content:
        "Nutzertest mit sechs Leuten, vier davon über siebzig. **Niemand hat das Zahnrad rechts oben gefunden.** Wir haben „Einstellungen“ daneben geschrieben, jetzt finden es sechs von sechs. Kosten der Änderung: elf Minuten.",
      category: "Tipp",
      pictures: [],
      createdHoursAgo: 47,
    },
    {
      content:
        "Entwurf für eine Messdaten-App, zweite Runde. Vorher elf Zahlen auf der ersten Seite, jetzt eine: Wie hoch steht das Wasser, und muss ich etwas tun. Alles andere liegt einen Fingerdruck darunter.",
      category: "Projekt",
      pictures: [
        {
          name: "nadja-pegel",
          alt: "App-Entwurf mit dem Titel Pegel auf Bildschirm und Telefon in Grün",
        },
      ],
      createdHoursAgo: 351,
    },
  ],
};
