import { eq } from "drizzle-orm";
import decodeQR from "qr/decode.js";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { reservedProfiles } from "~/db/schema";
import { attribute, Browserless, byTag, it, signIn } from "../support/http";
import { createPerson } from "../support/people";
import { readQrPath } from "../support/qr";
import { reserve } from "../support/reservations";

it("prints a code and an address for the claim, for superadmins alone [ADM-43, ADM-44]", async ({ browser, site }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const { id, name } = await reserve(db);
  const form = (await browser.get("/admin/briefe")).form("/admin/briefe");
  expect((await browser.submit(form, { text: "" })).errorAt("text")).toContain("Bitte schreiben Sie ein paar Sätze");
  const letters = await browser.submit(form, { text: "Wir sind der Verein der Grafik." });
  expect(letters.text).toContain("Briefe vorbereitet");
  expect(letters.text).toContain("Wir sind der Verein der Grafik.");

  const [row] = await db.select().from(reservedProfiles).where(eq(reservedProfiles.id, id));
  const path = `/claim-profile/${row?.letterCode}`;
  expect(letters.text).toContain(path);
  const codes = byTag(letters.document, "svg").filter((svg) => attribute(svg, "aria-label")?.endsWith(name));
  const drawn = byTag(codes[0] ?? letters.document, "path").map((square) => attribute(square, "d") ?? "");
  expect(new URL(decodeQR(readQrPath(drawn[0] ?? ""))).pathname).toBe(path);

  const openedAt = async () =>
    (await db.query.reservedProfiles.findFirst({ where: eq(reservedProfiles.id, id) }))?.openedAt;
  expect((await browser.get(path)).heading).toBe("Profil beanspruchen");
  expect(await openedAt()).toBeNull();
  expect((await new Browserless(site.url).get(path.toLowerCase())).text).toContain(name);
  expect(await openedAt()).toBeInstanceOf(Date);
});
