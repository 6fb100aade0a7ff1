import { db } from "~/db/client.server";
import { createAttachment } from "../support/attachments";
import { createCallOf } from "../support/calls";
import type { Row, World } from "../support/role-row";

/** For the company of the call only. */
const ownFiles = {
  path: async ({ people }: World) => `/ausschreibungen/${(await createCallOf(db, people.company)).id}/unterlagen`,
  visitor: 401,
  signedIn: 404,
  otherCompany: 404,
  superadminCompany: 404,
  proves: "FILE-01",
};

/** The rows of the files of calls. */
export const fileRows = {
  "GET /ausschreibungen/:id/unterlagen": { ...ownFiles, company: [200, "Unterlagen hinzufügen"] },
  "POST /ausschreibungen/:id/unterlagen": { ...ownFiles, company: [400, "Bitte wählen Sie eine Datei."] },
  "GET /dateien/:id": {
    path: async ({ people }: World) => (await createAttachment(db, await createCallOf(db, people.company))).path,
    visitor: 401,
    signedIn: "→ /dateien/…",
    proves: "FILE-05",
  },
} satisfies Record<string, Row>;
