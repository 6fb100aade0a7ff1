import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { reservedProfiles } from "~/db/schema";
import { createPeople } from "../support/actors";
import { Browserless, it, signIn } from "../support/http";
import { uniqueEmail } from "../support/people";
import { claim, reserve } from "../support/reservations";

const stored = async (id: number) => (await db.select().from(reservedProfiles).where(eq(reservedProfiles.id, id)))[0];

it("finds a reservation by its whole token only, and by no pattern [CLAIM-24]", async ({ browser }) => {
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
  expect(await stored(reservation.id)).toMatchObject({ claimed: false, reservationToken: token });
});

it("counts thirty days for a claim link, to the page and to the form that was opened before [CLAIM-25]", async ({
  browser,
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
  expect(await stored(row.id)).toMatchObject({ claimed: false });

  await superadmin.post(`/admin/reservierungen/${row.id}/erneuern`, {});
  const renewed = await stored(row.id);
  expect((await browser.get(path)).text).toContain("Token ungültig oder bereits verwendet");
  const fresh = await browser.get(`/claim-profile/${renewed?.reservationToken}`);
  expect((await claim(browser, fresh)).text).toContain("Profil erfolgreich erstellt!");
});
