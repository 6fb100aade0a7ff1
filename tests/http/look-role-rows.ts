import type { Row } from "../support/role-row";
import { superadmins, write } from "../support/superadmin-row";

/** Who may change the look of the site. */
export const lookRoleRows = {
  "GET /admin/auftritt": superadmins(200, { proves: "ADM-80" }),
  "POST /admin/auftritt": write("→ /admin/auftritt", { form: { claim: "Wir in der Region" }, edits: true }),
  "GET /admin/auftritt/uebernehmen": superadmins("→ /admin/auftritt"),
  "POST /admin/auftritt/uebernehmen": write("→ /admin/auftritt"),
  "GET /admin/auftritt/rueckgaengig": superadmins("→ /admin/auftritt"),
  "POST /admin/auftritt/rueckgaengig": write("→ /admin/auftritt"),
  "GET /admin/auftritt/entwurf-verwerfen": superadmins("→ /admin/auftritt"),
  "POST /admin/auftritt/entwurf-verwerfen": write("→ /admin/auftritt"),
  "GET /admin/auftritt/bilder/:picture": superadmins(200, { path: "/admin/auftritt/bilder/logo", proves: "ADM-85" }),
  "POST /admin/auftritt/bilder/:picture": write([400, "Bitte wählen Sie eine Bilddatei aus"], {
    path: "/admin/auftritt/bilder/logo",
  }),
} satisfies Record<string, Row>;
