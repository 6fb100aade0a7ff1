import { db } from "~/db/client.server";
import type { LimitRow } from "../support/limit-row";
import { createDraft, logoFile, logoSvg, publishLook } from "../support/looks";
import { unique } from "../support/people";

const act = { counts: ["superadmin-act"], by: "superadmin" } satisfies LimitRow;

const withDraft = { ...act, form: async () => ({ seen: await createDraft(db) }) } satisfies LimitRow;

let logos = 0;

/** Another one each time, because the same one changes nothing. */
function withLogo() {
  const form = new FormData();
  logos += 1;
  form.append("bild", logoFile(logoSvg(`rgb(${logos % 256} ${logos >> 8} 99)`)));
  return form;
}

/** The limits of setting up the site and its look. */
export const lookLimitRows = {
  "POST /admin/einrichten/probe": act,
  "POST /admin/einrichten/gelesen": act,
  "POST /admin/auftritt": {
    ...act,
    form: () => ({ claim: unique("Wir in der Region") }),
    edits: true,
    refusedForm: { accent: "keine Farbe" },
  },
  "POST /admin/auftritt/uebernehmen": withDraft,
  "POST /admin/auftritt/rueckgaengig": { ...act, form: async () => ({ id: await publishLook(db) }) },
  "POST /admin/auftritt/entwurf-verwerfen": withDraft,
  "POST /admin/auftritt/bilder/:picture": {
    ...act,
    path: () => "/admin/auftritt/bilder/logo",
    form: withLogo,
    refusedForm: { bild: "kein Bild" },
  },
} satisfies Record<string, LimitRow>;
