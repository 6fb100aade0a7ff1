import type { Way } from "./steps";

/** The three ways, step by step. A new step is a line here, and a column that `count-funnel.server.ts` fills. */
export const ways: Way[] = [
  {
    title: "Von der Reservierung zum Profil",
    about: "Gezählt nach der Woche, in der reserviert wurde, ohne gelöschte Reservierungen.",
    steps: [
      {
        key: "reserved",
        label: "Reserviert",
        definition: "Ein Profil wurde reserviert.",
        list: {
          page: "/admin/dashboard",
          stand: "ungeoeffnet",
          label: "Noch nicht geöffnet",
          holds: ["reserved", "opened"],
        },
      },
      {
        key: "opened",
        label: "Geöffnet",
        definition: "Jemand hat den Link oder den Code des Briefs geöffnet.",
        of: "reserved",
        list: {
          page: "/admin/dashboard",
          stand: "geoeffnet",
          label: "Geöffnet, nicht beansprucht",
          holds: ["opened", "claimed"],
        },
      },
      {
        key: "claimed",
        label: "Beansprucht",
        definition: "Die Person hat das Profil übernommen.",
        of: "opened",
        list: { page: "/admin/dashboard", stand: "beansprucht", label: "Beansprucht", holds: ["claimed"] },
      },
    ],
  },
  {
    title: "Von der Registrierung zur ersten Tat",
    about:
      "Gezählt nach der Woche der Registrierung. Wer die Adresse nicht bestätigt, wird später gelöscht und zählt dann nicht mehr.",
    steps: [
      {
        key: "registered",
        label: "Registriert",
        definition: "Ein Konto wurde angelegt.",
        list: {
          page: "/admin/profile",
          stand: "unbestaetigt",
          label: "Noch nicht bestätigt",
          holds: ["registered", "confirmed"],
        },
      },
      {
        key: "confirmed",
        label: "Bestätigt",
        definition: "Die E-Mail-Adresse ist bestätigt.",
        of: "registered",
        list: { page: "/admin/profile", stand: "ohne-bild", label: "Noch ohne Bild", holds: ["confirmed", "pictured"] },
      },
      {
        key: "pictured",
        label: "Mit Bild",
        definition: "Das Profil hat ein Bild oder Logo.",
        of: "confirmed",
      },
      {
        key: "liked",
        label: "Like",
        definition: "Wer ein Bild hat und ein Profil favorisiert.",
        of: "pictured",
        list: { page: "/admin/profile", stand: "ohne-like", label: "Noch ohne Like", holds: ["pictured", "liked"] },
      },
      {
        key: "worked",
        label: "Arbeit",
        definition: "Wer ein Bild hat und eine Arbeit zeigt.",
        of: "pictured",
        list: {
          page: "/admin/profile",
          stand: "ohne-arbeit",
          label: "Noch ohne Arbeit",
          holds: ["pictured", "worked"],
        },
      },
      {
        key: "posted",
        label: "Post",
        definition: "Wer ein Bild hat und gepostet hat.",
        of: "pictured",
        list: { page: "/admin/profile", stand: "ohne-post", label: "Noch ohne Post", holds: ["pictured", "posted"] },
      },
      {
        key: "offered",
        label: "Angebot",
        definition: "Wer ein Bild hat und ein Angebot gesendet hat.",
        of: "pictured",
        list: {
          page: "/admin/profile",
          stand: "ohne-angebot",
          label: "Noch ohne Angebot",
          holds: ["pictured", "offered"],
        },
      },
    ],
  },
  {
    title: "Von der Ausschreibung zum Auftrag",
    about:
      "Gezählt nach der Woche der Veröffentlichung. Wer eine Ausschreibung ansieht, speichern wir nicht; dazu gibt es keine Zahl. Angebote sind versiegelt; von ihnen gibt es keine Liste.",
    steps: [
      {
        key: "published",
        label: "Veröffentlicht",
        definition: "Eine Ausschreibung wurde veröffentlicht.",
        list: {
          page: "/admin/ausschreibungen",
          stand: "ohne-angebot",
          label: "Noch ohne Angebot",
          holds: ["published", "answered"],
        },
      },
      { key: "answered", label: "Angebot", definition: "Sie hat mindestens ein Angebot.", of: "published" },
      { key: "selected", label: "Ausgewählt", definition: "Ein Angebot wurde ausgewählt.", of: "answered" },
      { key: "agreed", label: "Bestätigt", definition: "Beide Seiten haben den Auftrag bestätigt.", of: "selected" },
    ],
  },
];
