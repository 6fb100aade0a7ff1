import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { reservedProfiles } from "~/db/schema";
import { createPeople } from "../support/actors";
import { Browserless, it, signIn } from "../support/http";
import { uniqueEmail } from "../support/people";
import { reserve } from "../support/reservations";
import { pathsFor } from "../support/role-row";
import { rows } from "./role-rows";

it("reveals a reservation at no address, and lets nobody change it [CLAIM-24]", async ({ site }) => {
  const people = await createPeople(db);
  const { path: _, ...before } = await reserve(db);
  const forged = {
    id: `${before.id}`,
    name: "Eve",
    email: uniqueEmail("eve"),
    claimed: "true",
    claimedAt: "2026-01-01",
    reservation_token: "x".repeat(43),
    reservationToken: "x".repeat(43),
    q: before.email,
  };
  const search = `q=${encodeURIComponent(before.email)}&select=*&reservation_token=like.*`;
  for (const [route, row] of Object.entries(rows)) {
    const [method] = route.split(" ");
    const paths = pathsFor(route, row, { people });
    for (const actor of ["visitor", "creative", "company"] as const) {
      if (row.endsSession && actor !== "visitor") continue;
      const path = await paths.next(actor);
      const browser = new Browserless(site.url);
      if (actor !== "visitor") await reuseSession(browser, people[actor], site.url);
      const asked = `${path}${path.includes("?") ? "&" : "?"}${search}`;
      const answers =
        method === "POST"
          ? [await browser.post(path, forged, { follow: false })]
          : [
              await browser.get(asked, { follow: false }),
              await browser.get(asked.replace("?", ".data?"), { follow: false }),
            ];
      for (const answer of answers) paths.answered(answer);
      for (const { html } of answers) {
        expect(html.includes(before.reservationToken), `${actor} ${route} shows the token`).toBe(false);
        // The page may repeat the searched text, but must not show the reserved name.
        expect(html.includes(before.name), `${actor} ${route} shows the reservation`).toBe(false);
      }
    }
  }
  expect(await db.select().from(reservedProfiles).where(eq(reservedProfiles.id, before.id))).toEqual([before]);
});

const sessions = new Map<string, Browserless>();

async function reuseSession(browser: Browserless, person: Parameters<typeof signIn>[1], url: string) {
  const signedIn = sessions.get(person.id) ?? (await signIn(new Browserless(url), person));
  sessions.set(person.id, signedIn);
  for (const [name, value] of signedIn.cookies) browser.cookies.set(name, value);
}
