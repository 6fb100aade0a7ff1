import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { formOf } from "../../tests/support/form-of";
import { queuedMails, withJobs } from "../../tests/support/jobs";
import { createPerson, uniqueEmail } from "../../tests/support/people";
import { recordQueries } from "../../tests/support/queries";
import { requestNewPassword } from "./new-password.server";
import { sendResetLink } from "./reset-link.server";

withJobs();

function ask(email: string) {
  const form = formOf({ email });
  const request = new Request("http://localhost:3000/auth?modus=passwort", { method: "POST" });
  return requestNewPassword(form, request, "203.0.113.7", "/");
}

it("asks the database the same for every address, so that no time tells whether it has an account [SAFE-90]", async () => {
  const { email } = await createPerson(db);
  const unknown = uniqueEmail("niemand");
  // Warm up: the first job of a process also looks up its queue.
  await ask(uniqueEmail("niemand"));
  const [withAccount, without] = [await recordQueries(() => ask(email)), await recordQueries(() => ask(unknown))];
  expect(withAccount.length).toBeGreaterThan(2);
  expect(without.map(({ text }) => text)).toEqual(withAccount.map(({ text }) => text));
});

it("sends the link afterwards, and only where there is an account [SAFE-90, AUTH-08]", async () => {
  const { email } = await createPerson(db);
  const unknown = uniqueEmail("niemand");
  for (const address of [email, unknown]) {
    await ask(address);
    expect(await queuedMails(address)).toEqual([]);
    await sendResetLink({ email: address, isFlood: false });
  }
  expect((await queuedMails(email)).map(({ subject }) => subject)).toEqual(["Neues Passwort festlegen"]);
  expect(await queuedMails(unknown)).toEqual([]);
});
