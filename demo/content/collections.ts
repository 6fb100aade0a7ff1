import type { Collection } from "./types";

/** Private lists of the demo's company and creative. */
export const collections: readonly Collection[] = [
  {
    owner: "studio-berg",
    name: "Fotografie 2027",
    isShared: true,
    entries: [
      { person: "jodok", note: "Fotografiert Häuser. Ein Stuhl ist auch nur ein kleines Haus." },
      { person: "gebhard", note: "Holztöne! Der Hund mochte ihn." },
      { person: "marie" },
    ],
  },
  {
    owner: "studio-berg",
    name: "Katalog",
    entries: [
      { person: "hedwig", note: "Satz. Für das Jahr danach früher fragen." },
      { person: "paul", work: "Sechs Zeichen für eine Halle", note: "So ruhig soll der Umschlag werden." },
    ],
  },
  { owner: "anna", name: "Für die nächste Ausstellung", entries: [{ person: "elif" }] },
];
