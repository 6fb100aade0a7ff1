import { describe, expect } from "vitest";
import { type Actors, actorNames, answerFor, createPeople, type People, signInActors } from "../support/actors";
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

  it("lets a superadmin do whatever someone of the same kind may do, outside of the area of their own [ROLE-56]", () => {
    const others = Object.entries(rows).filter(
      ([route]) => !/^\w+ \/(admin|blog\/admin\/:id\/zurueckholen)/.test(route),
    );
    expect(others.length).toBeGreaterThan(70);
    // What is one's own is only one's own: a superadmin is to others what others are to each other.
    for (const [route, row] of others) {
      const creatives = [answerFor(row, "creative"), answerFor(row, "otherCreative")];
      expect(creatives, `a creative superadmin at ${route}`).toContainEqual(answerFor(row, "superadmin"));
      const companies = [answerFor(row, "company"), answerFor(row, "otherCompany")];
      expect(companies, `a company's superadmin at ${route}`).toContainEqual(answerFor(row, "superadminCompany"));
    }
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
