import { db } from "~/db/client.server";
import { createNewsletter } from "../support/newsletters";
import type { Row } from "../support/role-row";
import { superadmins, write } from "../support/superadmin-row";

const onNewsletter =
  (verb = "") =>
  async () =>
    `/admin/newsletter/${await createNewsletter(db)}${verb}`;

/** Who may write and send newsletters. */
export const newsletterRoleRows = {
  "GET /admin/newsletter": superadmins(200, { proves: "NEWS-01" }),
  "GET /admin/newsletter/neu": superadmins(),
  "GET /admin/newsletter/empfang": superadmins(),
  "POST /admin/newsletter/neu": write([400, "Bitte geben Sie einen Betreff ein"]),
  "GET /admin/newsletter/:id": superadmins(200, { path: onNewsletter() }),
  "POST /admin/newsletter/:id": write([400, "Bitte geben Sie einen Betreff ein"], { path: onNewsletter() }),
  "GET /admin/newsletter/:id/vorschau": { path: onNewsletter("/vorschau"), all: 403, superadmin: 200, isMail: true },
  "GET /admin/newsletter/:id/probe": superadmins("→ /admin/newsletter/1", { path: "/admin/newsletter/1/probe" }),
  "POST /admin/newsletter/:id/probe": write("→ /admin/newsletter/…", { path: onNewsletter("/probe") }),
  "GET /admin/newsletter/:id/senden": superadmins("→ /admin/newsletter/1", { path: "/admin/newsletter/1/senden" }),
  "POST /admin/newsletter/:id/senden": write("→ /admin/newsletter/…", {
    path: onNewsletter("/senden"),
    form: { word: "versenden", version: "1" },
  }),
  "GET /admin/newsletter/:id/anhalten": superadmins("→ /admin/newsletter/1", { path: "/admin/newsletter/1/anhalten" }),
  "POST /admin/newsletter/:id/anhalten": write("→ /admin/newsletter/…", { path: onNewsletter("/anhalten") }),
  "GET /admin/newsletter/:id/fortsetzen": superadmins("→ /admin/newsletter/1", {
    path: "/admin/newsletter/1/fortsetzen",
  }),
  "POST /admin/newsletter/:id/fortsetzen": write("→ /admin/newsletter/…", { path: onNewsletter("/fortsetzen") }),
  "GET /admin/newsletter/:id/beenden": superadmins("→ /admin/newsletter/1", { path: "/admin/newsletter/1/beenden" }),
  "POST /admin/newsletter/:id/beenden": write("→ /admin/newsletter/…", {
    path: onNewsletter("/beenden"),
    form: { word: "beenden" },
  }),
  "GET /admin/newsletter/:id/loeschen": superadmins("→ /admin/newsletter/1", { path: "/admin/newsletter/1/loeschen" }),
  "POST /admin/newsletter/:id/loeschen": write("→ /admin/newsletter", {
    path: onNewsletter("/loeschen"),
    form: { word: "löschen" },
  }),
} satisfies Record<string, Row>;
