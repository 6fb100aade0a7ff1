import { describe, expect } from "vitest";
import { type Actors, actorNames, createPeople, type People, signInActors } from "../support/actors";
import { it } from "../support/http";
import { tryRow } from "../support/role-row";
import { builtRoutes } from "../support/route-table";
import { rows } from "./role-rows";

let people: People;
let actors: Actors;

it.beforeAll(async ({ db, site }) => {
  people = await createPeople(db);
  actors = await signInActors(db, site.url, people);
});

describe("who gets which answer", () => {
  it("has a row for every route and action, and none for what is gone [GEN-21]", async () => {
    expect(Object.keys(rows).sort()).toEqual(await builtRoutes());
  });

  for (const [route, row] of Object.entries(rows)) {
    const ids = row.proves ? ` [${row.proves}]` : "";
    it(`${route}: ${actorNames.length} actors${ids}`, async ({ db, site }) => {
      const browsers = row.endsSession ? await signInActors(db, site.url, people) : actors;
      const { actual, wanted } = await tryRow(route, row, { db, people, browsers });
      expect(actual).toEqual(wanted);
    });
  }
});
