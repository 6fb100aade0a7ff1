import { expect } from "vitest";
import { db } from "~/db/client.server";
import { createPeople, signInActors } from "../support/actors";
import { it } from "../support/http";
import { rows } from "./role-rows";

/** None is the id of a thing. The second is longer than any number that the database stores, the last a slash. */
const strangeIds = ["abc", "99999999999999999999", `1${"0".repeat(30)}`, "00000000-0000-4000-8000-000000000000", "%2F"];

/** An address made of what could not be read. */
const namesNothing = /\w[/=](null|undefined|NaN|0)?([/?#&]|$)/;

it("fails nowhere and leads to no address of nothing, whatever an address has in the place of an id [SAFE-125, SAFE-141]", async ({
  site,
}) => {
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
        const { status, headers } = await send();
        const leadsTo = headers.get("location") ?? "";
        if (status >= 500 || namesNothing.test(leadsTo)) failed.push([actor, method, path, status, leadsTo]);
      }
    }
  }
  expect(failed).toEqual([]);
});
