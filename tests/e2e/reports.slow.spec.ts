import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";
import { unique, uniqueEmail } from "../support/people";
import { createPostOf } from "../support/posts";
import { addSession } from "../support/session";

test("from a visitor's report without script to a decision, an objection and back [NOTICE-01, NOTICE-02, NOTICE-13, NOTICE-16]", async ({
  page,
  browser,
  baseURL,
  db,
  newPerson,
  signIn,
  mailSink,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const anna = await newPerson();
  const post = await createPostOf(db, anna, { content: unique("Frau Rüf kann nichts") });
  const witness = uniqueEmail("zeugin");
  const visitor = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();

  await visitor.goto(`/kreative/${anna.slug}`);
  await visitor.getByRole("link", { name: /^Melden: Post/ }).click();
  await visitor.getByLabel("Worum geht es?").fill("Das bin ich, und es ist gelogen.");
  await visitor.getByLabel("Ihre E-Mail-Adresse").fill(witness);
  await visitor.getByRole("button", { name: "Meldung senden" }).click();
  await expect(visitor.getByText("Bitte wählen Sie einen Grund").first()).toBeVisible();
  await expect(visitor.getByLabel("Worum geht es?")).toHaveValue("Das bin ich, und es ist gelogen.");
  await visitor.getByText("Beleidigung oder Hass").click();
  await visitor.getByRole("button", { name: "Meldung senden" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Danke für Ihre Meldung");
  await mailSink.waitForMail(witness, { subject: /angekommen/ });

  await page.goto(`/melden?art=post&id=${post.id}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await signIn(await newPerson({ isSuperadmin: true }));
  await page.goto("/admin/meldungen?grund=insult");
  await expectAccessible(page);
  await page.getByRole("link", { name: new RegExp(post.content) }).click();
  await expect(page.getByText("Das bin ich, und es ist gelogen.")).toBeVisible();
  await expect(page.getByText(witness)).toHaveCount(0);
  await page.getByText("Ausblenden", { exact: true }).click();
  await page.getByLabel("Worauf stützen Sie sich?").selectOption("ehre");
  await page.getByLabel("Grund", { exact: true }).fill("Setzt eine genannte Person herab.");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Entscheiden" }).click();
  await expect(page.getByText("Entschieden: Ausgeblendet")).toBeVisible();
  await mailSink.waitForMail(witness, { subject: /eingegriffen/ });

  const statement = await mailSink.waitForMail(anna.email, { subject: /ausgeblendet/ });
  const link = /\/einspruch\?\S+/.exec(statement.text ?? "")?.[0] ?? "";
  await visitor.goto(link);
  await visitor.getByLabel("Was sehen Sie anders?").fill("Das war ein Scherz unter Freundinnen.");
  await visitor.getByRole("button", { name: "Einspruch erheben" }).click();
  await expect(visitor.getByText("Ihr Einspruch ist angekommen")).toBeVisible();
  await visitor.context().close();

  const other = await newPerson({ isSuperadmin: true });
  await addSession(db, other, "Firefox");
  await page.goto("/admin/meldungen?stand=einspruch");
  await page.getByRole("link", { name: new RegExp(post.content) }).click();
  await expect(
    page.getByText(/Über den Einspruch entscheidet jemand anderer, oder nach 7 Tagen doch Sie/),
  ).toBeVisible();
  await signIn(other);
  await page.reload();
  await page.getByLabel("Antwort").fill("Sie haben recht.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stattgeben" }).click();
  await expect(page.getByText("Einspruch entschieden")).toBeVisible();
  await mailSink.waitForMail(anna.email, { subject: /stattgegeben/ });
  await page.goto(`/kreative/${anna.slug}`);
  await expect(page.getByText(post.content)).toBeVisible();
  await page.goto("/transparenz");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
