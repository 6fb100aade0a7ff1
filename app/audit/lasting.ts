import type { TypedAct } from "~/http/typed-word";

/** Can be taken back at will, or changes nothing for others. */
const undoable = { asksPassword: false } as const;

/** Gives access, or reaches people. Nothing is lost by it. */
const withPassword = { asksPassword: true } as const;

/** Nobody can take it back. The address of the page with its form is that of the act without the last part, unless it says where. */
const withWord = (word: TypedAct, page?: string) => ({ asksPassword: true, word, page });

export interface Lasting {
  asksPassword: boolean;
  word?: TypedAct;
  page?: string;
}

const acts = {
  "reserve-profile": withPassword,
  "reservierungen/:id/erneuern": withPassword,
  "reservierungen/:id/widerrufen": withWord("revoke", "widerrufen"),
  "reservierungen/:id/loeschen": withWord("delete", "loeschen"),
  briefe: withPassword,
  import: undoable,
  "import/:id": undoable,
  "import/:id/ausfuehren": withPassword,
  "import/:id/zuruecknehmen": withWord("undo"),
  "profile/:id": undoable,
  "profile/:id/bild": undoable,
  "profile/:id/bild/entfernen": withPassword,
  "profile/:id/empfehlen": undoable,
  "profile/:id/ausblenden": undoable,
  "profile/:id/einblenden": undoable,
  "profile/:id/sperren": withWord("block"),
  "profile/:id/entsperren": undoable,
  "profile/:id/rollen": withPassword,
  "profile/:id/kopie": withPassword,
  "profile/:id/kopie/abholen": withPassword,
  "profile/:id/loeschen": withWord("delete", "daten"),
  "ausschreibungen/:id/empfehlen": undoable,
  "ausschreibungen/:id/ausblenden": undoable,
  "ausschreibungen/:id/einblenden": undoable,
  "ausschreibungen/:id/loeschen": withWord("delete"),
  "arbeiten/:id/ausblenden": undoable,
  "arbeiten/:id/einblenden": undoable,
  "arbeiten/:id/loeschen": withWord("delete"),
  "posts/:id/ausblenden": undoable,
  "posts/:id/einblenden": undoable,
  "posts/:id/loeschen": withWord("delete"),
  "nachrichten/:id/einblenden": undoable,
  "fragen/:id/einblenden": undoable,
  "zusammenarbeit/:id/einblenden": undoable,
  "antworten/:id/einblenden": undoable,
  "merklisten/:id/einblenden": undoable,
  "mails/:id/wiederholen": undoable,
  "mails/:id/verwerfen": withWord("discard", "/admin/dashboard"),
  // Asks for what the chosen answer needs (`app/features/reports/superadmin/decide.ts`).
  "meldungen/:id": undoable,
  "einsprueche/:id": undoable,
  "newsletter/neu": undoable,
  "newsletter/:id": undoable,
  "newsletter/:id/probe": undoable,
  "newsletter/:id/senden": withWord("send"),
  "newsletter/:id/anhalten": undoable,
  "newsletter/:id/fortsetzen": withPassword,
  "newsletter/:id/beenden": withWord("end"),
  "newsletter/:id/loeschen": withWord("delete"),
  auftritt: undoable,
  "auftritt/uebernehmen": undoable,
  "auftritt/rueckgaengig": undoable,
  "auftritt/entwurf-verwerfen": undoable,
  "auftritt/bilder/:picture": undoable,
  "einrichten/probe": undoable,
  "einrichten/gelesen": undoable,
  // Asks for what the chosen act needs when it is done to one (`lastingOf`).
  "auswahl/:list": undoable,
} satisfies Record<string, Lasting>;

export type ActOfDesk = keyof typeof acts;

/**
 * Every act of the superadmin area by its address: whether somebody can take it back, and what it asks for before. What
 * it doesn't name is refused.
 */
export const actsOfDesk: Record<string, Lasting> = acts;

/** Answers to several reports at once. Their form has one address for all answers. */
const answersToMany: Record<string, Lasting> = {
  "meldungen/abschliessen": undoable,
  "meldungen/verwarnen": undoable,
  "meldungen/ausblenden": undoable,
};

/** What an act on a row of a list asks for, also when it is done to several rows at once. */
export function lastingOf(list: string, act: string): Lasting {
  const lasting = actsOfDesk[`${list}/:id/${act}`] ?? answersToMany[`${list}/${act}`];
  if (!lasting) throw new Error(`Nothing says whether ${list}/${act} can be taken back`);
  return lasting;
}
