import type { DemoCreative } from "../types";

export const theres: DemoCreative = {
  profile: {
    key: "theres",
    name: "Theres Innfelder",
    email: "theres@innfelder-text.example",
    title: "Texte, die man laut vorlesen kann",
    location: "Egg",
    bio: "Schreibt für Handwerk, Tourismus und Kultur. Websites, Kataloge, Reden, Beipackzettel. Streicht in fremden Texten gern und auf Wunsch auch freundlich.\n\nStundensatz und Wortzahl stehen im Angebot, Überraschungen nicht.",
    phone: "+43 5500 100 20",
    website: "https://innfelder-text.example",
    contactEmail: "wort@innfelder-text.example",
    skills: ["Copywriting", "Content Marketing", "PR & Kommunikation", "Email Marketing", "SEO"],
    highlights: ["Copywriting", "Content Marketing", "PR & Kommunikation"],
    featured: false,
    avatar: null,
    memberSince: "2025-10-08T08:20:00Z",
    likes: 23,
  },
  posts: [
    {
      content:
        "Drei Wörter, die ich diese Woche aus Websites gestrichen habe: ganzheitlich, Leidenschaft, maßgeschneidert. Außer bei einer Schneiderin in Götzis. Die darf.",
      category: "Tipp",
      pictures: [],
      createdHoursAgo: 11,
    },
    {
      content:
        "Gestern eine Bedienungsanleitung von 48 auf 9 Seiten gekürzt. Das Gerät hat drei Knöpfe. Auf den gestrichenen Seiten stand vor allem, was man nicht tun soll, darunter „das Gerät essen“.\n\nFür alle, die auch eine solche Anleitung haben:\n\n**1. Mit dem Handgriff anfangen.** Nicht mit dem Vorwort, nicht mit der Geschichte der Firma. Wer eine Anleitung öffnet, hat das Gerät schon in der Hand und ist ungeduldig.\n\n**2. Ein Satz, ein Schritt.** Wenn im Satz ein „und anschließend“ vorkommt, sind es zwei Schritte.\n\n**3. Warnungen dorthin, wo die Gefahr ist.** Ein Sicherheitskapitel am Anfang liest niemand. Ein Satz neben dem heißen Teil wird gelesen, weil der Finger schon in der Nähe ist.\n\n**4. Jemanden danebenstellen, der das Gerät nicht kennt.** Ich nehme meinen Nachbarn. Er ist freundlich, aber nicht geduldig, und damit ideal.\n\nDer Kunde druckt jetzt 39 Seiten weniger, viertausendmal.",
      category: "Projekt",
      pictures: [],
      createdHoursAgo: 550,
    },
  ],
};
