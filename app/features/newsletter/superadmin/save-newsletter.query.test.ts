import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { newsletters } from "~/db/schema";
import type { FormAnswer } from "~/http/answer";
import { overwriteField, versionField } from "~/http/seen-version";
import { versionOf } from "~/http/seen-version.server";
import { submissionField } from "~/http/submission-id";
import { formOf } from "../../../../tests/support/form-of";
import { createNewsletter } from "../../../../tests/support/newsletters";
import { createPerson } from "../../../../tests/support/people";
import { partsOf } from "./newsletter";
import { getNewsletter } from "./newsletters.server";
import { saveNewsletter } from "./save-newsletter.server";

const editor = async () => (await createPerson(db, { roles: ["redaktion"] })) as unknown as Viewer;
const seenNow = async (id: number) => versionOf(partsOf(await getNewsletter(id)));

/** Saves as the page's form does. */
async function save(viewer: Viewer, id: number, values: Record<string, string>) {
  const answer = await saveNewsletter(viewer, id, formOf({ [submissionField]: randomUUID(), ...values }));
  if (answer instanceof Response) return { status: answer.status, answer: null };
  return { status: answer.init?.status, answer: answer.data as FormAnswer };
}

it("never overwrites unseen what another has saved, and shows both [NEWS-02, NEWS-32]", async () => {
  const [ilse, vera] = [await editor(), await editor()];
  const id = await createNewsletter(db, "<p>Hallo.</p>");
  const version = await seenNow(id);
  const typed = { subject: "Von Ilse", content: "<p>Ilse schreibt.</p>" };
  const others = { subject: "Von Vera", content: "<p>Vera schreibt.</p>" };
  expect(await save(vera, id, { ...others, [versionField]: version })).toMatchObject({ status: 303 });

  const { status, answer } = await save(ilse, id, { ...typed, [versionField]: version });
  expect([status, answer?.result.initialValue?.subject]).toEqual([409, "Von Ilse"]);
  expect(answer?.conflict?.differences).toEqual([
    { label: "Betreff", before: ["Von Vera"], after: ["Von Ilse"] },
    { label: "Text", before: ["Vera schreibt."], after: ["Ilse schreibt."] },
  ]);
  expect(await getNewsletter(id)).toMatchObject({ ...others, version: 2 });

  const seen = { [versionField]: version, [overwriteField]: `${answer?.conflict?.version}` };
  expect(await save(ilse, id, { ...typed, ...seen })).toMatchObject({ status: 303 });
  expect(await getNewsletter(id)).toMatchObject({ ...typed, version: 3 });
});

it("takes what is stored already for saved [NEWS-32]", async () => {
  const ilse = await editor();
  const id = await createNewsletter(db);
  const version = await seenNow(id);
  const typed = { subject: "Zweimal gedrückt", content: "<p>Einmal gespeichert.</p>", [versionField]: version };
  expect([await save(ilse, id, typed), await save(ilse, id, typed)]).toMatchObject([{ status: 303 }, { status: 303 }]);
  expect(await getNewsletter(id)).toMatchObject({ version: 2 });
});

it("changes nothing once sending has started, and keeps what was typed [NEWS-32]", async () => {
  const ilse = await editor();
  const id = await createNewsletter(db);
  const version = await seenNow(id);
  await db.update(newsletters).set({ startedAt: new Date() }).where(eq(newsletters.id, id));
  const { status, answer } = await save(ilse, id, {
    subject: "Zu spät",
    content: "<p>Zu spät.</p>",
    [versionField]: version,
  });
  expect([status, answer?.problem?.title]).toEqual([409, "Dieser Newsletter wurde inzwischen versendet"]);
  expect(answer?.result.initialValue?.subject).toBe("Zu spät");
  expect(await getNewsletter(id)).toMatchObject({ version: 1 });
});
