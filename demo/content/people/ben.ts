import type { DemoCreative } from "../types";

export const ben: DemoCreative = {
  profile: {
    key: "ben",
    name: "Ben Hagspiel",
    email: "ben@hagspiel.example",
    title: "Webentwicklung, die auch in drei Jahren noch läuft",
    location: "Dornbirn",
    bio: "Baut Websites und kleine Werkzeuge für Betriebe, die lieber arbeiten als Knöpfe suchen. Schnell auf alten Handys, lesbar ohne Lupe, gepflegt ohne Handbuch.\n\nArbeitet gern mit Gestalterinnen und Gestaltern zusammen, die wissen, was sie wollen. Weniger gern mit Karussells auf Startseiten.",
    phone: "+43 5500 100 12",
    website: "https://hagspiel.example",
    contactEmail: "servus@hagspiel.example",
    skills: ["Webentwicklung", "Webdesign", "UI/UX Design", "Conversion Optimierung", "SEO", "Barrierefreiheit"],
    highlights: ["Webentwicklung", "Webdesign", "UI/UX Design", "SEO"],
    featured: true,
    avatar: "ben-portraet-3",
    memberSince: "2025-03-19T17:40:00Z",
    likes: 26,
  },
  posts: [
    {
      content:
        "Heute die Website einer Tischlerei umgestellt. Vorher 9,4 Megabyte, nachher 310 Kilobyte. Die Bilder sind größer geworden, weggefallen sind nur Dinge, die niemand gesehen hat: vier Schriftschnitte, zwei Karussells und ein Chatfenster, das seit 2021 keiner beantwortet.",
      category: "Projekt",
      pictures: [
        {
          name: "ben-nuss",
          alt: "Website mit dem Titel Nuss auf einem Bildschirm und einem Telefon, Petrol und Orange",
        },
        {
          name: "ben-hobel-2",
          alt: "Dunkle Website mit dem Titel Hobel auf einem Bildschirm und einem Telefon",
        },
      ],
      createdHoursAgo: 28,
    },
    {
      content:
        "Drei Prüfungen, die jede Website in fünf Minuten bestehen sollte:\n\n1. Mit der Tabulatortaste durchklicken. Sieht man immer, wo man ist?\n2. Schrift im Browser auf 200 Prozent stellen. Fällt etwas aus dem Bild?\n3. Im Zug zwischen Bludenz und Langen öffnen. Kommt etwas an, bevor der Tunnel kommt?\n\nWer bei drei Mal Ja landet, darf mir schreiben. Ich sammle gute Beispiele aus der Gegend.",
      category: "Tipp",
      pictures: [],
      pinned: true,
      createdHoursAgo: 205,
    },
    {
      content:
        "Ich habe ab Mitte Jänner zwei Tage in der Woche frei. Am liebsten für etwas mit Formularen, die sonst niemand machen will.",
      category: "Gesucht",
      pictures: [],
      createdHoursAgo: 468,
    },
    {
      content:
        "Nach vier Jahren hat eine Kundin zum ersten Mal angerufen, weil auf ihrer Website etwas nicht ging. Es war der Strom im Büro.",
      category: "Inspiration",
      pictures: [],
      createdHoursAgo: 860,
    },
  ],
};
