import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { ausschreibungen, collections, favorites } from "../../app/db/schema";
import { type ActorName, type Actors, answerFor, createPeople, type People, signInActors } from "../support/actors";
import { createCallOf } from "../support/calls";
import { createCollection } from "../support/collections";
import { it, type Page } from "../support/http";
import { createPerson } from "../support/people";
import { createQuestion } from "../support/questions";
import { pathFor, type Row } from "../support/role-row";
import { limitRows } from "./limit-rows";
import { rows } from "./role-rows";

const removing =
  /^POST .*\/(loeschen|entfernen|zurueckziehen|auswahl-zuruecknehmen|zuruecknehmen|widerrufen|verwerfen|entwurf-verwerfen|aufheben|beenden|zurueckholen|rueckgaengig)$/;

/** Acts on the own account, after which nothing is left to press, or which ask for a password. */
const otherwise = ["POST /profil/loeschen", "POST /konto/zweiter-faktor/entfernen"];

/** What the rows of roles try on something that is not there. */
const paths: Record<string, Row["path"]> = {
  "POST /favoriten/:id/entfernen": async ({ people }) => {
    const [liked] = [await createPerson(db)];
    const like = { userId: people.creative.id, favoritedProfileId: liked.id };
    const [favorite] = await db.insert(favorites).values(like).returning({ id: favorites.id });
    return `/favoriten/${favorite?.id}/entfernen`;
  },
};

const pathOf = (route: string, row: Row) => {
  const limited = limitRows[route as keyof typeof limitRows];
  return paths[route] ?? ("path" in limited && limited.path) ?? row.path;
};

/** What a page says, and where: the toast is in its cookie. */
function answerOf(page: Page) {
  const carried = /toast=([^;]+)/.exec(page.headers.getSetCookie().join())?.[1] ?? "";
  return { status: page.status, to: page.headers.get("location"), toast: atob(decodeURIComponent(carried)) };
}

describe("whoever removes a thing and presses once more, without script or in a second tab", () => {
  let people: People;
  let actors: Actors;

  it.beforeAll(async ({ site }) => {
    people = await createPeople(db);
    actors = await signInActors(db, site.url, people);
  });

  for (const [route, row] of Object.entries(rows as Record<string, Row>)) {
    if (!removing.test(route) || otherwise.includes(route)) continue;
    it(`${route}: is answered like the first time, or reads that there was nothing to do [SAFE-112]`, async () => {
      const can = ["creative", "company", "superadmin"] as const;
      const actor: ActorName = can.find((who) => `${answerFor(row, who)}`.startsWith("→")) ?? "superadmin";
      const world = { people };
      const path = await pathFor(route, { ...row, path: pathOf(route, row) || row.path }, world, actor);
      const form = typeof row.form === "function" ? row.form(world, actor) : (row.form ?? {});
      const press = () => actors[actor].post(path, form, { follow: false, headers: { accept: "text/html" } });
      const first = answerOf(await press());
      const second = answerOf(await press());
      expect(first.status).toBe(303);
      if (second.toast.includes("Hier war nichts zu tun.")) expect(second).toMatchObject({ status: 303, to: first.to });
      else expect(second).toEqual(first);
    });
  }

  it("leads to a page that is there, and says no more than it did, when all is gone [SAFE-112]", async () => {
    const call = await createCallOf(db, people.company);
    const question = await createQuestion(db, call, people.creative);
    const list = await createCollection(db, people.creative, { entries: [{ profileId: people.company.id }] });
    await db.delete(ausschreibungen).where(eq(ausschreibungen.id, call.id));
    await db.delete(collections).where(eq(collections.id, list.id));
    const nothing = "Hier war nichts zu tun.";
    const gone: [ActorName, string, Record<string, string>, string][] = [
      ["creative", `${question.path}/zurueckziehen`, { call: `${call.id}` }, nothing],
      ["creative", `${list.path}/eintraege/${list.entries[0]?.id}/entfernen`, {}, nothing],
      ["company", "/blog/admin/999999999/loeschen", {}, nothing],
      ["superadmin", "/blog/admin/999999999/zurueckholen", {}, "Dieser Beitrag ist endgültig gelöscht."],
      ["superadmin", `/admin/profile/${randomUUID()}/loeschen`, { reason: "Auf Wunsch.", word: "löschen" }, nothing],
    ];
    for (const [actor, path, form, says] of gone) {
      const page = await actors[actor].post(path, form, { headers: { accept: "text/html" } });
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.text).toContain(says);
      expect(page.text).not.toContain("Die Person bekommt eine E-Mail darüber.");
    }
  });
});
