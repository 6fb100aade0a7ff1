import { expect } from "vitest";
import { db } from "~/db/client.server";
import { createPeople, signInActors } from "../support/actors";
import { it } from "../support/http";
import { rows } from "./role-rows";

/** None is an id. The second is longer than any number that the database stores. */
const strangeIds = ["abc", "99999999999999999999"];

it("fails nowhere, whatever an address has in the place of an id [SAFE-125]", async ({ site }) => {
  const people = await createPeople(db);
  const browsers = await signInActors(db, site.url, people);
  const failed: unknown[] = [];
  for (const [route, row] of Object.entries(rows)) {
    const [method, address = ""] = route.split(" ");
    if (!address.includes(":") || row.endsSession) continue;
    for (const actor of ["creative", "company", "superadmin"] as const) {
      const form = typeof row.form === "function" ? row.form({ people }, actor) : (row.form ?? {});
      for (const id of strangeIds) {
        const path = address.replace(/:\w+\??/g, id);
        const send = () =>
          method === "POST"
            ? browsers[actor].post(path, { ...form }, { follow: false })
            : browsers[actor].get(path, { follow: false });
        const { status } = await send();
        if (status >= 500) failed.push([actor, method, path, status]);
      }
    }
  }
  expect(failed).toEqual([]);
});
