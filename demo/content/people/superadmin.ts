import type { DemoCreative } from "../types";

export const superadmin: DemoCreative = {
  profile: {
    key: "superadmin",
    name: "Sofie Rhomberg",
    email: "admin@demo.example",
    title: "Redaktion, Gestaltung und das Kleingedruckte",
    location: "Feldkirch",
    bio: "Betreut diese Plattform und gestaltet nebenbei Drucksachen, die man aufhebt. Wenn hier etwas klemmt, bitte schreiben: Meist liegt es an mir, und dann ist es am selben Tag behoben.",
    phone: "+43 5500 100 10",
    website: "https://sofierhomberg.example",
    contactEmail: "sofie@sofierhomberg.example",
    skills: ["Print Design", "Corporate Design", "Content Marketing", "Copywriting"],
    highlights: ["Print Design", "Corporate Design", "Copywriting"],
    featured: false,
    avatar: "sofie-portraet-1",
    memberSince: "2025-02-03T09:00:00Z",
    likes: 14,
    isSuperadmin: true,
  },
  posts: [
    {
      content:
        "**Neu auf der Plattform:** Bei Ausschreibungen steht jetzt neben dem Budget, was vergleichbare Arbeiten hier üblicherweise kosten. Das sind Richtwerte, keine Vorschriften. Wenn eine Zahl nicht stimmt, schreiben Sie mir bitte, am liebsten mit Beispiel.",
      category: "Neuigkeit",
      pictures: [],
      createdHoursAgo: 260,
    },
    {
      content:
        "Kleiner Hinweis aus der Redaktion: Profile mit Ort und drei konkreten Fähigkeiten werden deutlich öfter angeschrieben als solche mit zwölf Fähigkeiten und keinem Ort. Zwei Minuten, die sich auszahlen.",
      category: "Tipp",
      pictures: [],
      createdHoursAgo: 810,
    },
  ],
};
