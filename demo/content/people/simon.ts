import type { DemoCreative } from "../types";

export const simon: DemoCreative = {
  profile: {
    key: "simon",
    name: "Simon Tschabruner",
    email: "simon@gefunden.example",
    title: "Suchmaschinen, Anzeigen, Zahlen",
    location: "Feldkirch",
    bio: "Sorgt dafür, dass man Betriebe findet, die nicht in der ersten Reihe stehen. Zeigt jeden Monat auf einer Seite, was es gebracht hat. Wenn es nichts bringt, steht das auch dort.",
    phone: "+43 5500 100 22",
    website: "https://gefunden.example",
    skills: [
      "SEO",
      "Google Ads",
      "Performance Marketing",
      "Conversion Optimierung",
      "Affiliate Marketing",
      "Marketing Automation",
      "CRM Marketing",
    ],
    highlights: ["SEO", "Google Ads", "Performance Marketing", "Conversion Optimierung", "Marketing Automation"],
    featured: false,
    avatar: null,
    memberSince: "2026-02-23T10:40:00Z",
    likes: 8,
  },
  posts: [
    {
      content:
        "Frage dieser Woche: „Warum sind wir bei Google nicht auf Platz eins?“\n\nAntwort nach einer Stunde: Weil auf der Website nirgends steht, was ihr macht und in welchem Ort. **Schreibt es in den ersten Satz.** Danach reden wir über den Rest.",
      category: "Tipp",
      pictures: [],
      createdHoursAgo: 82,
    },
  ],
};
