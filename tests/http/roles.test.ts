import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { type Actors, actorNames, answerFor, createPeople, type People, signInActors } from "../support/actors";
import { it } from "../support/http";
import { pathsFor, tryRow } from "../support/role-row";
import { builtRoutes } from "../support/route-table";
import { rows } from "./role-rows";

let people: People;
let actors: Actors;

it.beforeAll(async ({ site }) => {
  people = await createPeople(db);
  actors = await signInActors(db, site.url, people);
});

describe("who gets which answer, on pages whose title ends with the product's name [NAV-49]", () => {
  it("has a row for every route and action, and none for what is gone [GEN-21]", async () => {
    expect(Object.keys(rows).sort(), "tests/http/role-rows.ts, or the table of its area beside it").toEqual(
      await builtRoutes(),
    );
  });

  it("lets a superadmin do whatever someone of the same kind may do, outside of the area of their own [ROLE-56]", () => {
    const others = Object.entries(rows).filter(
      ([route]) => !/^\w+ \/(admin|blog\/admin\/:id\/zurueckholen)/.test(route),
    );
    expect(others.length).toBeGreaterThan(70);
    // Own content belongs only to its owner: a superadmin gets the same response as anybody else.
    for (const [route, row] of others) {
      const creatives = [answerFor(row, "creative"), answerFor(row, "otherCreative")];
      expect(creatives, `a creative superadmin at ${route}`).toContainEqual(answerFor(row, "superadmin"));
      const companies = [answerFor(row, "company"), answerFor(row, "otherCompany")];
      expect(companies, `a company's superadmin at ${route}`).toContainEqual(answerFor(row, "superadminCompany"));
    }
  });

  it("treats an incomplete form as no failure of the server, from any actor at any address", async ({ site }) => {
    const headers = { "content-type": "multipart/form-data; boundary=grenze" };
    const cut = '--grenze\r\ncontent-disposition: form-data; name="reason"\r\n\r\nWeil';
    // Each kind of person sends both, by two who may do the same.
    const broken = { visitor: cut, creative: cut, company: "", superadmin: "", superadminCompany: cut } as const;
    const writes = Object.entries(rows).filter(([route]) => route.startsWith("POST "));
    const readBy = new Set<string>();
    for (const [route, row] of writes) {
      const browsers = row.endsSession ? await signInActors(db, site.url, people) : actors;
      const paths = pathsFor(route, row, { people });
      for (const actor of Object.keys(broken) as (keyof typeof broken)[]) {
        const path = await paths.next(actor);
        const page = await browsers[actor].post(path, Buffer.from(broken[actor]), { headers, follow: false });
        paths.answered(page);
        expect(page.status, `${actor} at ${route}`).toBeLessThan(500);
        if (page.html.includes("Das ist nicht vollständig angekommen")) readBy.add(route);
      }
    }
    expect(readBy.size).toBeGreaterThan(30);
  });

  for (const [route, row] of Object.entries(rows)) {
    const ids = row.proves ? ` [${row.proves}]` : "";
    it(`${route}: ${actorNames.length} actors${ids}`, async ({ site }) => {
      const browsers = row.endsSession ? await signInActors(db, site.url, people) : actors;
      const { actual, wanted } = await tryRow(route, row, { people, browsers });
      expect(actual).toEqual(wanted);
    });
  }
});
