import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { marketSupply, marketWeeks } from "~/db/schema";
import { dayInVienna, mondayOf } from "~/text/dates";
import { Browserless, it, signIn } from "../support/http";
import { createPerson } from "../support/people";

it("shows superadmins both sides with their gaps, and the same as a table, but no number below five [ADM-45, ADM-46, ADM-47, ADM-58, ADM-60]", async ({
  browser,
  site,
}) => {
  const week = mondayOf(dayInVienna());
  const counts = { calls: 3, open: 4321, offers: 12, withOffer: 2, withThree: 0, awarded: 0 };
  const rest = { firstMessages: 0, answered: 0, creatives: 8765, companies: 4 };
  await db.delete(marketWeeks).where(eq(marketWeeks.week, week));
  await db.insert(marketWeeks).values({ week, ...counts, ...rest });
  // More than any other test needs.
  await db.delete(marketSupply).where(eq(marketSupply.key, "keramik"));
  await db.insert(marketSupply).values({ kind: "craft", key: "keramik", people: 0, calls: 9876 });

  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const page = await browser.get("/admin/markt");
  expect(page.heading).toBe("Markt");
  expect(page.text).toContain("Am Ende der Woche veröffentlicht und weder abgelaufen noch geschlossen oder vergeben.");
  expect(page.text).toContain("4.321");
  expect(page.text).toContain("Die größten: Keramik (9.876 Ausschreibungen, niemand)");
  const table = await browser.get("/admin/markt/tabelle.csv");
  expect(table.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(table.html).toMatch(/"4321";"unter 5";"–".*"8765";"unter 5"/);
  expect(page.text).toContain("Von der Registrierung zur ersten Tat");
  const ways = await browser.get("/admin/markt/tabelle.csv?was=wege");
  expect(ways.headers.get("content-disposition")).toContain("wege-");
  const still = await browser.get("/admin/profile?stand=still");
  expect([still.status, still.html.includes('value="still" selected')]).toEqual([200, true]);
  const stranger = await signIn(new Browserless(site.url), await createPerson(db));
  expect((await stranger.get("/admin/markt/tabelle.csv")).status).toBe(403);
});
