import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "~/db/client.server";
import { reservedProfiles } from "~/db/schema";
import { createPeople } from "../support/actors";
import { Browserless } from "../support/browserless";
import { it, signIn } from "../support/http";
import { uniqueEmail } from "../support/people";
import { claim, reserve } from "../support/reservations";
import { pathsFor } from "../support/role-row";
import { rows } from "./role-rows";

const stored = async (db: Database, id: number) =>
  (await db.select().from(reservedProfiles).where(eq(reservedProfiles.id, id)))[0];

it("reveals a reservation at no address, and lets nobody change it, whatever they send [CLAIM-24]", {
  timeout: 300_000,
}, async ({ site, db }) => {
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
    const paths = pathsFor(route, row, { db, people });
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
  expect(await stored(db, before.id)).toEqual(before);
});

const sessions = new Map<string, Browserless>();

async function reuseSession(browser: Browserless, person: Parameters<typeof signIn>[1], url: string) {
  const signedIn = sessions.get(person.id) ?? (await signIn(new Browserless(url), person));
  sessions.set(person.id, signedIn);
  for (const [name, value] of signedIn.cookies) browser.cookies.set(name, value);
}

it("finds a reservation by its whole token only, and by no pattern [CLAIM-24]", async ({ browser, db }) => {
  const { reservationToken: token, ...reservation } = await reserve(db, {
    reservationToken: "AbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIjKlMnOpQ",
  });
  const patterns = [
    "%",
    "_".repeat(43),
    "*",
    "like.*",
    token.slice(0, 20),
    token.toLowerCase(),
    `${token}x`,
    `${token}' or '1'='1`,
    `${reservation.id}`,
    reservation.email,
  ];
  for (const pattern of patterns) {
    const path = `/claim-profile/${encodeURIComponent(pattern)}`;
    for (const answer of [
      await browser.get(path),
      await browser.post(path, { password: "Mostbirne", claimed: "on" }),
    ]) {
      expect(answer.text).toContain("Token ungültig oder bereits verwendet");
      expect(answer.html.includes(reservation.name)).toBe(false);
    }
  }
  for (const path of ["/rest/v1/reserved_profiles", "/api/reserved_profiles", "/reserved_profiles"]) {
    expect((await browser.get(`${path}?select=*`)).status).toBe(404);
    expect((await browser.post(path, { claimed: "true" })).status).toBe(404);
  }
  expect(await stored(db, reservation.id)).toMatchObject({ claimed: false, reservationToken: token });
});

it("counts thirty days for a claim link, to the page and to the form that was opened before [CLAIM-25]", async ({
  browser,
  db,
  site,
}) => {
  const people = await createPeople(db);
  const superadmin = await signIn(new Browserless(site.url), people.superadmin);
  const [name, email] = ["Gerda Frist", uniqueEmail("gerda")];
  await superadmin.submit((await superadmin.get("/admin/reserve-profile")).form("/admin/reserve-profile"), {
    name,
    email,
  });
  const [row] = await db.select().from(reservedProfiles).where(eq(reservedProfiles.email, email));
  if (!row) throw new Error("nothing was reserved");
  expect(row.expiresAt.getTime() - row.reservedAt.getTime()).toBe(30 * 86_400_000);

  const path = `/claim-profile/${row.reservationToken}`;
  const opened = await browser.get(path);
  expect(opened.heading).toBe("Profil beanspruchen");
  const moveEnd = (ms: number) =>
    db
      .update(reservedProfiles)
      .set({ expiresAt: new Date(Date.now() + ms) })
      .where(eq(reservedProfiles.id, row.id));
  await moveEnd(-1000);
  expect((await browser.get(path)).text).toContain("Token ungültig oder bereits verwendet");
  const late = await claim(browser, opened);
  expect([late.path, late.redirects]).toEqual(["/", ["/"]]);
  expect(late.text).toContain("Token ungültig oder bereits verwendet");
  expect(late.text).toContain("Ein Claim-Link gilt 30 Tage");
  expect(await stored(db, row.id)).toMatchObject({ claimed: false });

  await superadmin.post(`/admin/reservierungen/${row.id}/erneuern`, {});
  const renewed = await stored(db, row.id);
  expect((await browser.get(path)).text).toContain("Token ungültig oder bereits verwendet");
  const fresh = await browser.get(`/claim-profile/${renewed?.reservationToken}`);
  expect((await claim(browser, fresh)).text).toContain("Profil erfolgreich erstellt!");
});
