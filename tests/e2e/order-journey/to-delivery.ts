import { eq, sql } from "drizzle-orm";
import { db } from "../../../app/db/client.server";
import { orderVersions } from "../../../app/db/schema";
import { undecidedDays } from "../../../app/visible/call-state";
import { dayFromNow } from "../../support/calls";
import { expect } from "../../support/fixtures";
import { runJob } from "../../support/run-job";
import { confirmAct, type World } from "./world";

/** Both sides agree on days, and are reminded two days before. */
export async function agreeOnDays(world: World, path: string) {
  const { desk, annas, anna, berg, title, mailed, go, check } = world;
  const order = `${path}/auftrag`;
  await go(annas, path);
  await annas.getByRole("link", { name: "Zum Auftrag" }).click();
  await annas.locator("summary", { hasText: "Termine oder eine Änderung vorschlagen" }).click();
  await annas.getByLabel(/^Entwurf/).fill(dayFromNow(5));
  await annas.getByLabel(/^Lieferung/).fill(dayFromNow(9));
  await annas.getByRole("button", { name: "Vorschlag senden" }).click();
  await expect(annas.getByRole("heading", { name: "Ihr Vorschlag" })).toBeVisible();
  // What was sent is above. Its form is closed, and begins with it when it is opened again.
  await expect(annas.getByLabel(/^Lieferung/)).toBeHidden();
  await expect(annas.getByLabel(/^Lieferung/)).toHaveValue(dayFromNow(9));
  await check(annas);
  await mailed(berg, `Vorschlag zum Auftrag: ${title}`);
  await go(desk, order);
  await desk.getByRole("button", { name: "Zustimmen", exact: true }).click();
  await expect(desk.getByRole("link", { name: "In den Kalender" })).toBeVisible();
  await mailed(anna, `Vereinbart: ${title}`);

  const id = path.split("/").at(-1) ?? "";
  await db
    .update(orderVersions)
    .set({ draftOn: null, deliveryOn: dayFromNow(2), agreedAt: sql`agreed_at - interval '3 days'` })
    .where(eq(orderVersions.offerId, id));
  await runJob(db, "call-life");
  for (const one of [anna, berg]) await mailed(one, new RegExp(`^Lieferung am .*: ${title}$`));
}

export async function deliverAndAccept(
  { desk, annas, anna, berg, title, hasScript, mailed, go, check }: World,
  path: string,
) {
  await go(annas, `${path}/auftrag`);
  await confirmAct(annas, "Als geliefert melden", "Ja, alles ist geliefert");
  await expect(annas.getByRole("heading", { name: "Geliefert", exact: true })).toBeVisible();
  expect((await mailed(berg, `Geliefert: ${title}`)).text).toContain("nach 30 Tagen");
  await go(desk, `${path}/auftrag`);
  await check(desk);
  await confirmAct(desk, "Lieferung annehmen", "Ja, alles ist da");
  await expect(desk.getByRole("heading", { name: "Abgeschlossen" })).toBeVisible();
  if (hasScript) await expect(desk.getByRole("main")).toBeFocused();
  await mailed(anna, `Angenommen: ${title}`);
  await go(desk, path);
  await expect(desk.getByText("Der Auftrag ist abgeschlossen.")).toBeVisible();
}

/** A month after its end, the call leaves nobody without an answer. */
export async function endUndecided({ claras, clara, mailed, moveClock, go }: World, callId: string) {
  await moveClock(callId, -undecidedDays - 1, "housekeeping");
  await mailed(clara, /^Ohne Entscheidung beendet/);
  await go(claras, "/angebote");
  await expect(claras.getByText("Ohne Entscheidung beendet", { exact: true })).toBeVisible();
}
