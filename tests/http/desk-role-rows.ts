import type { Role } from "../../app/db/schema";
import type { Row } from "../support/role-row";

const ofBoth = ["", "dashboard", "profile/:id", "ausschreibungen/:id"];
const hidings = ["profile", "ausschreibungen", "arbeiten", "posts"].flatMap((noun) => [
  `${noun}/:id/ausblenden`,
  `${noun}/:id/einblenden`,
]);
const get = (path: string) => `GET /admin/${path}`.replace(/\/$/, "");
const both = (path: string) => [get(path), `POST /admin/${path}`];

/** What each role opens of the superadmin area, where it gets the answers that superadmins get. */
const opened: Record<Role, string[]> = {
  redaktion: [
    ...[...ofBoth, "newsletter", "newsletter/:id/vorschau"].map(get),
    ...["newsletter/neu", "newsletter/:id", "newsletter/:id/probe"].flatMap(both),
    ...["profile/:id/empfehlen", "ausschreibungen/:id/empfehlen"].flatMap(both),
  ],
  moderation: [
    ...[...ofBoth, "meldungen", "arbeiten/:id", "posts/:id"].map(get),
    ...["meldungen/:id", "auswahl/:list", "einsprueche/:id", "profile/:id/bild/entfernen", ...hidings].flatMap(both),
    ...["fragen", "nachrichten", "zusammenarbeit", "antworten", "merklisten"]
      .map((noun) => `${noun}/:id/einblenden`)
      .flatMap(both),
  ],
};

export function alsoOpened<Rows extends Record<string, Row>>(rows: Rows): Rows {
  const openedBy = (route: string, { superadmin }: Row) =>
    Object.entries(opened).flatMap(([role, routes]) => (routes.includes(route) ? [[role, superadmin]] : []));
  return Object.fromEntries(
    Object.entries(rows).map(([route, row]) => [route, { ...row, ...Object.fromEntries(openedBy(route, row)) }]),
  ) as Rows;
}
