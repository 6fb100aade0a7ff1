import type { DemoCreative } from "../types";

export const luca: DemoCreative = {
  profile: {
    key: "luca",
    name: "Luca Kräutler-Weiß",
    email: "luca@kraeutlerweiss.example",
    title: "Motion Design",
    location: "Götzis",
    bio: "Bringt Logos, Diagramme und Kuhglocken zum Schwingen. Erklärfilme, Vorspänne, Messeschleifen. Liefert auch als kleine Datei, die auf der Website nicht ruckelt.",
    phone: "+43 5500 100 17",
    website: "https://kraeutlerweiss.example",
    skills: ["Motion Graphics", "Videoproduktion", "Illustration", "UI/UX Design"],
    highlights: ["Motion Graphics", "Videoproduktion"],
    featured: false,
    avatar: "luca-portraet-1",
    memberSince: "2025-08-21T13:33:00Z",
    likes: 13,
  },
  posts: [
    {
      content:
        "Sechs Momente aus einem Vorspann, 4 Sekunden lang. Der Kunde wollte etwas, das rollt, aber nicht hüpft. Es hüpft ein bisschen.",
      category: "Projekt",
      pictures: [
        {
          name: "luca-vorspann-roll",
          alt: "Sechs Bilder einer Bewegung: Eine blaue Kugel rollt und hüpft von links nach rechts",
        },
      ],
      createdHoursAgo: 124,
    },
    {
      content:
        "Bewegte Logos auf Websites: höchstens einmal, höchstens eine Sekunde, und wer im Betriebssystem „weniger Bewegung“ eingestellt hat, sieht ein stehendes Bild. Das ist keine Einschränkung, das ist Höflichkeit.",
      category: "Tipp",
      pictures: [],
      createdHoursAgo: 486,
    },
  ],
};
