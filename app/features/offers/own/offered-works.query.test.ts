import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { offers, works } from "~/db/schema";
import { sendMessage } from "~/features/messages/send-message.server";
import { offerChangeSchema, termsOf } from "~/features/offers/offer-schema";
import { findLinkedWorks } from "~/features/works/works.server";
import type { createCallOf } from "../../../../tests/support/calls";
import { formOf } from "../../../../tests/support/form-of";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createOffer } from "../../../../tests/support/offers";
import { createPerson, type Person } from "../../../../tests/support/people";
import { createSides } from "../../../../tests/support/send-offer";
import { changeWork, createWorkOf } from "../../../../tests/support/works";
import { decide } from "./act.server";
import { findDesk } from "./desk.server";
import { findOffer } from "./find-offer.server";
import { readOffer } from "./read-offer.server";
import { attachOffer, changeOffer, upholdOffer } from "./save-offer.server";

withJobs();

let anna: Person;
let berg: Person;
let call: Awaited<ReturnType<typeof createCallOf>>;
let own: Awaited<ReturnType<typeof createWorkOf>>[];

beforeEach(async () => {
  ({ anna, berg, call } = await createSides({ title: "Etiketten" }));
  own = await Promise.all(["Wein", "Honig", "Essig", "Most"].map((title) => createWorkOf(db, anna, { title })));
});

const idOf = (index: number) => own[index]?.id ?? 0;

function formWith(ids: (number | string)[]) {
  const fields = { senderEmail: anna.email, subject: "Angebot für: Etiketten", message: "Das mache ich gern." };
  const form = formOf(fields);
  for (const id of ids) form.append("works", `${id}`);
  return form;
}

async function send(ids: (number | string)[]) {
  const form = formWith(ids);
  const to = new URLSearchParams({ ausschreibung: `${call.id}` });
  const answer = await sendMessage(anna, to, form, null, await attachOffer(form, anna.id));
  if (answer instanceof Response) return null;
  const { error, initialValue } = answer.data.result;
  return { error, kept: initialValue?.works };
}

async function change(offerId: string, ids: number[]) {
  const { submission, works: chosen } = await readOffer(formWith(ids), offerChangeSchema, anna.id);
  if (submission.status !== "success") return expect.fail("the change was refused");
  return changeOffer(anna.id, offerId, {
    message: "Das mache ich gern.",
    terms: termsOf(submission.value),
    works: chosen,
  });
}

const stored = async () => (await db.select().from(offers))[0] ?? expect.fail("no offer was stored");
const titlesOf = ({ works: shown }: { works: { title: string }[] }) => shown.map(({ title }) => title);

describe("the works of an offer", () => {
  it("are up to three of the sender's own, which both sides, the desk and the mail name [OFFER-40]", async () => {
    expect(await send([idOf(2), idOf(0), idOf(1)])).toBeNull();
    const { id } = await stored();
    const desk = await findDesk(berg.id, call.id, { sorting: "eingang", filter: "alle" });
    const pages = [await findOffer(id, anna.id), await findOffer(id, berg.id)];
    for (const offer of [...(desk?.offers ?? []), ...pages.map((page) => page?.offer)]) {
      expect(titlesOf(offer ?? expect.fail("the offer is not shown"))).toEqual(["Essig", "Wein", "Honig"]);
    }
    expect((await queuedMails(berg.email))[0]?.text).toContain("Arbeiten: „Essig“, „Wein“, „Honig“");
    await decide(berg.id, id, "select");
    await decide(anna.id, id, "confirm");
    for (const to of [anna, berg])
      expect((await queuedMails(to.email)).at(-1)?.text).toContain("Arbeiten: „Essig“, „Wein“, „Honig“");
  });

  it("are refused at the field when they are others', drafts, hidden, too many or the same, and the ticks stay [OFFER-41]", async () => {
    const notOwn = "Bitte wählen Sie nur eigene Arbeiten, die veröffentlicht und für alle zu sehen sind";
    const foreign = await createWorkOf(db, await createPerson(db));
    const draft = await createWorkOf(db, anna, { published: false, publishedAt: null });
    const hidden = await createWorkOf(db, anna, { hidden: true });
    for (const [ids, text] of [
      [[foreign.id], notOwn],
      [[idOf(0), draft.id], notOwn],
      [[hidden.id], notOwn],
      [["99999999999999999999"], notOwn],
      [["Wein"], notOwn],
      [[0, 1, 2, 3].map(idOf), "Bitte wählen Sie höchstens 3 Arbeiten"],
      [[idOf(0), idOf(0)], "Bitte wählen Sie jede Arbeit nur einmal"],
    ] as const) {
      const kept = ids.length === 1 ? `${ids[0]}` : ids.map(String);
      expect(await send([...ids])).toEqual({ error: { works: [text] }, kept });
    }
    expect(await db.$count(offers)).toBe(0);
  });

  it("stay with each version, also when the offer is upheld [OFFER-42]", async () => {
    await send([idOf(0)]);
    const { id } = await stored();
    expect(await change(id, [idOf(0)])).toEqual({ isNew: false });
    expect(await change(id, [idOf(1), idOf(2)])).toEqual({ isNew: true });
    await db.execute("update ausschreibungen set budget = '5000', updated_at = now()");
    const read = await findOffer(id, anna.id);
    expect(await upholdOffer(anna.id, id, read?.callNow?.changedAt ?? "")).toEqual({ isNew: true });
    const page = await findOffer(id, berg.id);
    expect([page?.offer, ...(page?.earlier ?? [])].map((version) => version && titlesOf(version))).toEqual([
      ["Honig", "Essig"],
      ["Honig", "Essig"],
      ["Wein"],
    ]);
  });

  it("keep the title that they had, and lead only to works that everyone may see [OFFER-43]", async () => {
    const ids = [0, 1, 2, 3].map(idOf);
    await createOffer(db, call, anna, {
      works: ids.slice(0, 3).map((id, at) => ({ id, title: own[at]?.title ?? "" })),
    });
    await changeWork(db, { id: idOf(0) }, { title: "Neuer Name" });
    await changeWork(db, { id: idOf(1) }, { published: false });
    await db.delete(works).where(eq(works.id, idOf(2)));
    await changeWork(db, { id: idOf(3) }, { hidden: true });
    const page = await findOffer((await stored()).id, berg.id);
    expect(page && titlesOf(page.offer)).toEqual(["Wein", "Honig", "Essig"]);
    expect(await findLinkedWorks(ids)).toEqual({
      [idOf(0)]: expect.objectContaining({ title: "Neuer Name", ownerSlug: anna.slug }),
    });
  });
});
