import type { DemoCompany } from "../types";

export const brennerei: DemoCompany = {
  profile: {
    key: "brennerei",
    name: "Brennerei Amortner & Töchter",
    email: "brand@amortner.example",
    location: "Schlins",
    branchen: ["lebensmittel"],
    avatar: null,
    memberSince: "2026-08-30T18:20:00Z",
    likes: 5,
  },
  calls: [
    {
      title: "Schriftzug für eine Brennerei in dritter Generation",
      description:
        "Mein Vater hat das Haus an mich und meine Schwester übergeben, deshalb steht jetzt „& Töchter“ im Namen. Auf dem Schild steht noch „& Sohn“, den gab es aber nie.\n\nWir suchen einen Schriftzug, der auf Flaschen, Kartons und eine Holztür passt. Kein Wappen, kein Kupferkessel, keine Birne im Buchstaben. Es soll aussehen, als wüssten wir, was wir tun, das ist nämlich so. Wer vor dem Angebot vorbeikommen mag: Gebrannt wird bis Ende Jänner.",
      category: "Logo Design",
      subcategory: "Text Logo",
      budgetKey: "1000",
      deadlineInDays: 21,
      duration: "2 bis 4 Wochen",
      requirements: ["Funktioniert einfarbig und ab 18 Millimeter Breite"],
      deliverables: ["Schriftzug in zwei Fassungen", "Dateien für Druck, Brandstempel und Web"],
      targetGroups: ["gastronomie", "einzelhandel"],
      workLocation: "remote",
      experienceLevel: "egal",
      location: "Schlins",
      createdDaysAgo: 6,
    },
    {
      title: "Etiketten und Schachtel für vier Edelbrände",
      description:
        "Subirer, Apfel, Vogelbeere und ein Enzian, von dem es nur achtzig Flaschen gibt. Alle vier sollen im Herbst ein gemeinsames Kleid bekommen.\n\nDie Flaschen sind schlank und haben eine gerade Fläche von 58 mal 110 Millimetern, das ist nicht viel. Die Schachtel muss in den Regalen der Feinkostläden liegen und stehen können.\n\nDer Schriftzug ist getrennt ausgeschrieben, beides aus einer Hand wäre uns recht.",
      category: "Packaging",
      subcategory: "Produktserie",
      budgetKey: "2500",
      deadlineInDays: 75,
      duration: "2 bis 3 Monate",
      requirements: ["Kenntnis der Kennzeichnung von Spirituosen"],
      deliverables: ["Vier Etiketten", "Eine Faltschachtel", "Druckdaten"],
      targetGroups: ["einzelhandel", "gastronomie", "b2c"],
      workLocation: null,
      experienceLevel: null,
      location: "Schlins",
      createdDaysAgo: 18,
    },
  ],
  posts: [],
};
