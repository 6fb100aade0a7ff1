import { expect } from "vitest";
import { db } from "~/db/client.server";
import { createPeople, signInActors } from "../support/actors";
import { createCallOf } from "../support/calls";
import { createConversation } from "../support/conversations";
import { whileWritesFail } from "../support/failing-writes";
import { it } from "../support/http";
import { createOffer } from "../support/offers";
import { pathsFor } from "../support/role-row";
import { rows } from "./role-rows";

const readers = ["visitor", "creative", "company", "superadmin"] as const;

it("shows every page while nothing can be written, also what was not read yet [TELL-47]", async ({ site }) => {
  const people = await createPeople(db);
  const browsers = await signInActors(db, site.url, people);
  const paths: [reader: (typeof readers)[number], path: string][] = [];
  for (const [route, row] of Object.entries(rows)) {
    if (!route.startsWith("GET ")) continue;
    const ofRoute = pathsFor(route, row, { people });
    for (const reader of readers) paths.push([reader, await ofRoute.next(reader)]);
  }
  const call = await createCallOf(db, people.company);
  paths.push(["company", (await createOffer(db, call, people.otherCreative)).path]);
  paths.push(["company", (await createConversation(db, people.otherCreative, people.company)).path]);

  const broken = await whileWritesFail(db, async () => {
    const found: string[] = [];
    for (const [reader, path] of paths) {
      const { status } = await browsers[reader].get(path, { follow: false });
      if (status >= 500) found.push(`${reader} ${path}: ${status}`);
    }
    return found;
  });
  expect(broken).toEqual([]);
});
