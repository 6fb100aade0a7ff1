import type { DemoCompany } from "../types";

export const sonnseite: DemoCompany = {
  profile: {
    key: "sonnseite",
    name: "Sonnseite Energiegenossenschaft",
    email: "strom@sonnseite.example",
    title: "Strom vom Nachbardach",
    location: "Bludenz",
    bio: "370 Mitglieder, 92 Dächer, ein Trafo mit Charakter. Wir verkaufen Strom dort, wo er entsteht.",
    website: "https://sonnseite.example",
    contactEmail: "mitglied@sonnseite.example",
    branchen: ["energie", "nonprofit"],
    avatar: null,
    memberSince: "2026-03-31T12:12:00Z",
    likes: 3,
  },
  calls: [
    {
      title: "Kampagne: Strom vom Nachbardach",
      description:
        "Wir verkaufen Strom von Dächern an Leute, die keines haben. Das ist einfach, klingt aber kompliziert, weil die Formulare dazu kompliziert sind.\n\nGesucht ist ein Konzept, mit dem wir im Frühjahr hundert neue Haushalte gewinnen: Botschaft, ein Flugblatt, zwei Abende in Gemeindesälen, etwas für Hausgänge in Wohnanlagen. Die Formulare vereinfachen wir selbst, versprochen.\n\nUnser Vorstand arbeitet ehrenamtlich und trifft Entscheidungen am Dienstag nach dem Essen.",
      category: "Marketing",
      subcategory: "Marketingkonzept",
      budgetKey: "5000",
      deadlineInDays: 42,
      duration: "2 bis 3 Monate",
      requirements: ["Klare Sprache zu technischen Themen", "Erfahrung mit Genossenschaften oder Vereinen"],
      deliverables: ["Konzept mit Zeitplan", "Flugblatt und Aushang", "Ablauf für zwei Informationsabende"],
      targetGroups: ["familien", "berufstaetig", "nonprofit", "singles"],
      workLocation: "hybrid",
      experienceLevel: "fortgeschritten",
      location: "Bludenz",
      createdDaysAgo: 19,
    },
  ],
  posts: [],
};
