import { sql } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";
import { unique, uniqueEmail } from "../support/people";

const longName =
  "Maximiliane-Theodora von Hohenems-Lustenau Gestaltungswerkstätte für Donaudampfschifffahrtsgesellschaft";

test("holds long names and addresses, texts without an end and signs of all kinds", async ({
  page,
  newPerson,
  newCompany,
  signIn,
}) => {
  const vera = await newPerson({ isSuperadmin: true, name: unique("Vera 👩‍🎨") });
  const berg = await newCompany({ name: unique(longName), email: uniqueEmail("x".repeat(60)) });
  await db.execute(sql`
    insert into reserved_profiles (name, email, reservation_token, expires_at)
    values (${berg.name}, ${`r${berg.email}`}, ${unique("lang").replaceAll(" ", "-").padEnd(43, "x")}, now() + interval '1 day')`);
  await db.execute(sql`
    insert into pgboss.job (name, data)
    values ('mail-failed', ${JSON.stringify({ to: berg.email, subject: `Von ${longName}` })}::jsonb)`);
  await db.execute(sql`
    insert into audit_log (actor_id, actor_name, action, subject_type, subject_id, subject_name, reason, before, after)
    values (${vera.id}, ${vera.name}, 'profile.edit', 'profile', ${berg.id}, ${berg.name}, ${"Grund".repeat(60)},
      ${JSON.stringify({ Website: `https://${"lang".repeat(40)}.example`, Beschreibung: "Ein langer Satz. ".repeat(60) })}::jsonb, null)`);
  await signIn(vera);
  for (const path of [
    `/admin/dashboard?q=${encodeURIComponent(berg.name)}`,
    `/admin/profile?q=${encodeURIComponent(berg.name)}`,
    `/admin/protokoll?q=${encodeURIComponent(vera.name)}`,
    `/admin/profile/${berg.id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByText(berg.name).first()).toBeVisible();
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      const narrowest = await page.evaluate(() =>
        Math.min(
          ...Array.from(document.querySelectorAll("tbody td > div, tbody th > div"), (cell) => cell.clientWidth || 999),
        ),
      );
      expect(narrowest, `a cell of ${path} at ${width}`).toBeGreaterThan(60);
    }
  }
  await page.goto(`/admin/protokoll?q=${encodeURIComponent(vera.name)}`);
  await page.locator("summary", { hasText: "Ein langer Satz." }).click();
  await expect(page.getByText("Weniger anzeigen").filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);
});
