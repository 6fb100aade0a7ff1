import type { DemoCreative } from "../types";

export const jodok: DemoCreative = {
  profile: {
    key: "jodok",
    name: "Jodok Gmeinder",
    email: "jodok@gmeinder.example",
    title: "Architekturfotografie",
    location: "Lustenau",
    bio: "Fotografiert Häuser, wenn das Licht flach steht: Holzbau, Werkhallen, Wohnanlagen, gelegentlich eine Kapelle. Fachkamera, Stativ, Geduld. Menschen dürfen ins Bild, müssen aber stillhalten.\n\nLieferung binnen einer Woche, Bildrechte verständlich auf einer Seite.",
    phone: "+43 5500 100 13",
    website: "https://gmeinder-foto.example",
    contactEmail: "bild@gmeinder-foto.example",
    skills: ["Fotografie", "Videoproduktion", "Luftbild"],
    highlights: ["Fotografie", "Videoproduktion"],
    featured: true,
    avatar: "jodok-portraet-4",
    memberSince: "2025-04-02T06:30:00Z",
    likes: 22,
  },
  posts: [
    {
      content:
        "Volksschule in Alberschwende, Holzbau, fertig seit September. Wir haben drei Wochen auf einen Tag gewartet, an dem die Sonne um 8.40 Uhr unter dem Vordach durchkommt. Am Donnerstag war es so weit, um 8.52 Uhr war es vorbei.",
      category: "Projekt",
      pictures: [
        {
          name: "jodok-schule-battens",
          alt: "Fassade aus senkrechten Holzlatten mit drei Fenstern, eines davon erleuchtet, oben der Schatten des Vordachs",
        },
        {
          name: "jodok-schule-hall",
          alt: "Gang zwischen Holzstützen, das Licht fällt in Streifen auf den Boden",
        },
        {
          name: "jodok-schule-room",
          alt: "Leerer Raum mit Dielenboden, einem Fenster und einem einzelnen Stuhl im Sonnenlicht",
        },
      ],
      createdHoursAgo: 3,
    },
    {
      content: "Zwischen zwei Terminen, Rheindamm, 6.50 Uhr. Ohne Auftrag.",
      category: "Inspiration",
      pictures: [
        {
          name: "jodok-damm-valley-dawn",
          alt: "Flaches Tal mit einem hellen Flusslauf, Feldern und Bergen am Horizont",
        },
      ],
      createdHoursAgo: 190,
    },
    {
      content:
        "Was ein Architekturfoto kostet, hängt weniger vom Haus ab als von den Rechten. Vorher klären: Wer verwendet die Bilder, wie lange, und zahlen Zimmerei, Fensterbauer und Planerin gemeinsam? **Geteilt durch vier ist ein guter Fotograf günstig.**",
      category: "Tipp",
      pictures: [],
      createdHoursAgo: 735,
    },
  ],
};
