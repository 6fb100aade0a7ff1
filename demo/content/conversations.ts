import type { Conversation } from "./types";

/** Conversations about profiles, most with the two demo accounts. Those about calls come from the offers. */
export const conversations: readonly Conversation[] = [
  {
    from: "studio-berg",
    to: "anna",
    subject: "Eine Zeichnung für unsere Werkstatttür",
    messages: [
      {
        by: "from",
        message:
          "Guten Tag, Frau Fink,\n\nan unserer Werkstatttür hängt seit 2011 ein Zettel mit „Bitte fest ziehen“. Wir hätten dort lieber eine Zeichnung, die dasselbe sagt. Hätten Sie im Dezember Zeit?",
        hoursAgo: 75,
      },
      {
        by: "to",
        message:
          "Guten Tag,\n\ngern. Ich stelle mir jemanden vor, der schon sehr lange zieht. Wie groß ist die Tür, und darf der Hund mit aufs Bild?",
        hoursAgo: 71,
      },
      {
        by: "from",
        message: "2,40 mal 1,10 Meter. Der Hund besteht darauf.",
        hoursAgo: 3,
      },
    ],
    unread: 1,
  },
  {
    from: "theres",
    to: "anna",
    subject: "Lesung mit Bildern",
    messages: [
      {
        by: "from",
        message:
          "Im Februar lese ich in Egg, und der Saal hat eine Leinwand, die sonst niemand benutzt. Zeichnest du mit? Termine: https://example.com/lesungen",
        hoursAgo: 190,
      },
      {
        by: "to",
        message: "Live? Dann brauche ich schwarzen Kaffee und ein Mikrofon für den Stift. Ja!",
        hoursAgo: 186,
      },
      { by: "from", message: "Bekommst du. Den Kaffee auch.", hoursAgo: 185 },
    ],
    unread: 0,
  },
  {
    from: "drei-laerchen",
    to: "anna",
    subject: "Speisekarten",
    messages: [
      {
        by: "from",
        message:
          "Unsere Speisekarte hat vierzehn Seiten, und alle bestellen das Schnitzel. Können wir daraus eine Seite machen, auf der man das Schnitzel findet?",
        hoursAgo: 26,
      },
    ],
    unread: 1,
  },
  {
    from: "gebhard",
    to: "studio-berg",
    subject: "Ihre alten Kataloge",
    messages: [
      {
        by: "from",
        message: "Auf dem Flohmarkt in Hohenems habe ich Ihren Katalog von 1994 gefunden. Wollen Sie ihn zurück?",
        hoursAgo: 120,
      },
      { by: "to", message: "Den suchen wir seit 1995. Was möchten Sie dafür?", hoursAgo: 118 },
      { by: "from", message: "Einen Kaffee und fünf Minuten mit dem Hund.", hoursAgo: 8 },
    ],
    unread: 1,
  },
  {
    from: "studio-berg",
    to: "simon",
    subject: "Gefunden werden",
    messages: [
      {
        by: "from",
        message:
          "Wer nach „Hocker“ sucht, findet ein Sägewerk in Tirol. Es ist ein gutes Sägewerk. Was können wir tun?",
        hoursAgo: 300,
      },
      { by: "to", message: "Ich schaue es mir an und melde mich am Montag mit drei Vorschlägen.", hoursAgo: 290 },
    ],
    unread: 0,
  },
  {
    from: "superadmin",
    to: "theres",
    subject: "Ein Artikel für das Magazin",
    messages: [
      {
        by: "from",
        message:
          "Ihr Satz über Kommas, die man hören kann: Machen wir daraus einen Artikel? 600 Wörter, bis Monatsende.",
        hoursAgo: 52,
      },
      { by: "to", message: "Gern, und ich lese ihn vorher laut.", hoursAgo: 47 },
    ],
    unread: 1,
  },
];
