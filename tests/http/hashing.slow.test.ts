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
  const [busy, judged] = [503, 400].map((status) => answers.filter(({ page }) => page.status === status));
  expect((busy?.length ?? 0) + (judged?.length ?? 0)).toBe(many);
  expect(judged?.length).toBeGreaterThanOrEqual(22);
  expect(busy?.length).toBeGreaterThan(10);
  for (const { page, email } of busy ?? []) {
    expect(page.texts("alert").join()).toContain(
      "Anmeldung fehlgeschlagen Gerade melden sich sehr viele Personen an. Bitte versuchen Sie es in einer Minute noch einmal.",
    );
    expect(page.headers.get("retry-after")).toBe("30");
    expect(page.valueAt("email")).toBe(email);
  }
  expect((await tryToSignIn(uniqueEmail("niemand"))).page.status).toBe(400);
  expect((await browser.get("/agb")).status).toBe(200);
});
