import { expect } from "vitest";
import { Browserless, it } from "../support/http";
import { password, uniqueEmail } from "../support/people";

const many = 60;

it("refuses at once what can't be hashed soon, in German and with a Retry-After, and goes on as before [ACCT-12]", async ({
  site,
  browser,
}) => {
  const tryToSignIn = async (email: string) => ({
    email,
    page: await new Browserless(site.url).post("/auth?modus=anmelden", { email, password }),
  });
  // What a new site does once is done before.
  await tryToSignIn(uniqueEmail("niemand"));
  const emails = Array.from({ length: many }, () => uniqueEmail("niemand"));
  const answers = await Promise.all(emails.map(tryToSignIn));
  const judged = answers.filter(({ page }) => page.status === 400);
  const refused = answers.filter(({ page }) => page.status === 503);
  expect(judged.length + refused.length).toBe(many);
  expect(judged.length).toBeGreaterThanOrEqual(22);
  expect(refused.length).toBeGreaterThan(10);
  // A slow machine refuses some of them before they come to be hashed, with another number.
  const busy = refused.filter(({ page }) => page.headers.get("retry-after") === "30");
  expect(busy.length).toBeGreaterThan(0);
  for (const { page, email } of busy) {
    expect(page.texts("alert").join()).toContain(
      "Anmeldung fehlgeschlagen Gerade melden sich sehr viele Personen an. Bitte versuchen Sie es in einer Minute noch einmal.",
    );
    expect(page.valueAt("email")).toBe(email);
  }
  expect((await tryToSignIn(uniqueEmail("niemand"))).page.status).toBe(400);
  expect((await browser.get("/agb")).status).toBe(200);
});
