import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { messages, offers, offerVersions } from "~/db/schema";
import { noTerms } from "~/features/offers/terms";
import { fairRights } from "~/features/rights/rights";
import { changeCall, createCallOf } from "../../../../tests/support/calls";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createCompany, deletePerson, longMember, type Person } from "../../../../tests/support/people";
import { createSides, sendOffer } from "../../../../tests/support/send-offer";
import { decide } from "./act.server";
import { changeOffer } from "./save-offer.server";

withJobs();

const rights = { ...fairRights, uses: ["print"], kind: "exklusiv" };
const typed = {
  priceKind: "tag",
  priceAmount: "640",
  priceQuantity: "5",
  priceTax: "netto",
  included: "spesen",
  rightsUses: "print",
  rightsKind: "exklusiv",
  earliestStart: "2027-01-15",
  duration: "Drei Wochen",
};

let anna: Person;
let berg: Person;
let call: Awaited<ReturnType<typeof createCallOf>>;

beforeEach(async () => {
  ({ anna, berg, call } = await createSides({ title: "Etiketten", budget: "2500", requirements: ["Muster"] }));
});

async function send(fields: Record<string, string> = {}, to = call.id, from = anna) {
  const answer = await sendOffer(from, to, { ...typed, ...fields });
  if (answer instanceof Response) return { status: answer.status };
  const { result, problem } = answer.data;
  return { status: answer.init?.status ?? 200, title: problem?.title, fields: result?.error ?? {} };
}

async function stored() {
  const [row, ...more] = await db.select().from(offers);
  expect(more).toEqual([]);
  return row ?? expect.fail("no offer was stored");
}

describe("'Angebot senden'", () => {
  it("makes an offer of the message, with its figures and the call that it answers [OFFER-15, RIGHTS-01]", async () => {
    expect(await send()).toEqual({ status: 303 });
    expect(await stored()).toMatchObject({
      ...{ ausschreibungId: call.id, senderId: anna.id, companyId: berg.id, callTitle: "Etiketten", state: "sent" },
      ...{ message: "Das mache ich gern.", priceKind: "tag", priceCents: 64_000, priceQuantity: 5, priceTax: "netto" },
      ...{ totalCents: 320_000, included: ["spesen"], rights, earliestStart: "2027-01-15", duration: "Drei Wochen" },
      ...{ version: 1, seenAt: null, shortlisted: false, note: null },
      answeredCall: {
        ...{ title: "Etiketten", description: call.description, budget: "2500", deadline: null },
        ...{ requirements: ["Muster"], deliverables: [], rights: null },
      },
    });
    const [message] = await db.select().from(messages);
    expect(message).toMatchObject({
      subject: "Angebot für: Etiketten",
      conversationId: (await stored()).conversationId,
    });
    const [mail, ...more] = await queuedMails(berg.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Angebot für: Etiketten");
    expect(mail?.text).toContain("Preis: 640\u00a0€ pro Tag, etwa 5\u00a0Tage\nZusammen: 3.200\u00a0€");
  });

  it("needs no figures, and says at the field what is wrong with them [OFFER-08]", async () => {
    const empty = { priceKind: "", priceAmount: "", priceQuantity: "", priceTax: "", earliestStart: "", duration: "" };
    expect(await send({ ...empty, priceKind: "tag" })).toMatchObject({
      status: 400,
      fields: { priceAmount: ["Bitte geben Sie den Preis ein"] },
    });
    expect(await db.$count(offers)).toBe(0);
    expect(await send(empty)).toEqual({ status: 303 });
    expect(await stored()).toMatchObject({ priceKind: null, totalCents: null });
  });

  it("has positions with a sum, which earlier versions keep and of which only figures stay with a deleted account [OFFER-67, OFFER-14]", async () => {
    const rows = {
      ...{ priceKind: "positionen", priceAmount: "", priceQuantity: "", "positions[0].text": "Konzept" },
      ...{ "positions[0].quantity": "2,5", "positions[0].unit": "Tage", "positions[0].unitPrice": "640" },
      ...{ "positions[1].text": "", "positions[2].text": "Druck", "positions[2].unitPrice": "99,90" },
    };
    expect(await send(rows)).toEqual({ status: 303 });
    const concept = { text: "Konzept", quantity: 2.5, unit: "Tage", unitCents: 64_000 };
    const print = { text: "Druck", quantity: 1, unit: "", unitCents: 9990 };
    expect(await stored()).toMatchObject({ priceCents: 169_990, totalCents: 169_990, positions: [concept, print] });
    expect((await queuedMails(berg.email))[0]?.text).toContain("Druck: pauschal, 99,90\u00a0€");
    const { id, message, works, ...offer } = await stored();
    const terms = { ...noTerms, priceKind: offer.priceKind, priceCents: 9990, priceTax: offer.priceTax };
    await changeOffer(anna.id, id, { message: message ?? "", works, terms: { ...terms, positions: [print] } });
    expect(await stored()).toMatchObject({ version: 2, priceCents: 9990, positions: [print] });
    expect((await db.select().from(offerVersions))[0]?.positions).toEqual([concept, print]);
    await expect(db.update(offers).set({ priceCents: 1 })).rejects.toThrow();
    await deletePerson(db, anna);
    expect((await stored()).positions).toEqual([{ ...print, text: "" }]);
    expect((await db.select().from(offerVersions))[0]?.positions[0]).toEqual({ ...concept, text: "", unit: "" });
  });

  it("counts once when it was sent twice, and is the only one for a call [OFFER-16]", async () => {
    expect((await Promise.all([send(), send(), send()])).map(({ status }) => status)).toEqual([303, 303, 303]);
    const other = await Promise.all([send({ message: "Anders." }), send({ message: "Noch anders." })]);
    expect(other).toEqual(
      Array(2).fill(expect.objectContaining({ status: 409, title: "Diese Ausschreibung haben Sie schon beantwortet" })),
    );
    expect((await stored()).message).toBe("Das mache ich gern.");
    expect(await db.$count(messages)).toBe(1);
    expect(await queuedMails(berg.email)).toHaveLength(1);
  });

  it("is one each when different texts arrive at the same moment [OFFER-16]", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((number) => send({ message: `Text ${number}` })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409]);
    await stored();
  });

  it("keeps the same text for two calls apart [OFFER-16]", async () => {
    const second = await createCallOf(db, berg, { title: "Plakate" });
    await send({ subject: "Mein Angebot" });
    await send({ subject: "Mein Angebot" }, second.id);
    expect(await db.$count(offers)).toBe(2);
  });

  it("may also come from a company, and not from the company of the call [OFFER-15]", async () => {
    const tal = await createCompany(db, longMember);
    expect(await send({}, call.id, tal)).toEqual({ status: 303 });
    expect(await send({}, call.id, berg)).toMatchObject({ status: 400 });
    expect((await stored()).senderId).toBe(tal.id);
  });

  it("makes a withdrawn offer again, and keeps the earlier version [OFFER-17]", async () => {
    await send();
    const { id } = await stored();
    await decide(anna.id, id, "withdraw");
    expect(await send({ message: "Doch noch.", priceAmount: "600" })).toEqual({ status: 303 });
    expect(await stored()).toMatchObject({ id, state: "sent", version: 2, message: "Doch noch.", priceCents: 60_000 });
    expect(await db.select().from(offerVersions)).toEqual([
      expect.objectContaining({ version: 1, message: "Das mache ich gern.", priceCents: 64_000, rights }),
    ]);
  });

  it("is sent again with the same text a moment after it was withdrawn, and once under a double click [OFFER-46]", async () => {
    await send();
    await decide(anna.id, (await stored()).id, "withdraw");
    expect(await Promise.all([send(), send()])).toEqual([{ status: 303 }, { status: 303 }]);
    expect(await stored()).toMatchObject({ state: "sent", version: 2 });
    expect(await db.$count(messages, eq(messages.kind, "text"))).toBe(2);
  });

  it("is not possible again once it was declined [OFFER-16]", async () => {
    await send();
    await decide(berg.id, (await stored()).id, "decline", "Leider nein.");
    expect(await send({ message: "Bitte doch." })).toMatchObject({ status: 409 });
    expect((await stored()).state).toBe("declined");
  });
});

describe("a changed offer", () => {
  const change = (message: string, senderId = anna.id) =>
    stored().then(({ id }) =>
      changeOffer(senderId, id, { message, terms: { ...noTerms, duration: "Vier Wochen" }, works: [] }),
    );

  it("keeps each earlier version with the call that it answered, and sends no mail [OFFER-02, OFFER-17]", async () => {
    await send();
    await db.update(offers).set({ seenAt: new Date() });
    await changeCall(db, call, { budget: "5000" });
    expect(await change("Neu gerechnet.")).toEqual({ isNew: true });
    expect(await stored()).toMatchObject({
      ...{ version: 2, message: "Neu gerechnet.", priceKind: null, duration: "Vier Wochen", seenAt: null },
      answeredCall: { budget: "5000" },
    });
    expect(await db.select().from(offerVersions)).toEqual([
      expect.objectContaining({
        ...{ version: 1, message: "Das mache ich gern.", priceCents: 64_000, duration: "Drei Wochen" },
        answeredCall: expect.objectContaining({ budget: "2500" }),
      }),
    ]);
    expect(await queuedMails(berg.email)).toHaveLength(1);
    expect((await db.select().from(messages)).map(({ message }) => message)).toContain("Angebot geändert");
  });

  it("changes once under a double click [OFFER-17]", async () => {
    await send();
    const answers = await Promise.all([change("Neu."), change("Neu.")]);
    expect(answers.map((answer) => answer?.isNew).toSorted()).toEqual([false, true]);
    expect((await stored()).version).toBe(2);
  });

  it("can't be changed once it is decided, and by nobody else [OFFER-05, OFFER-11]", async () => {
    await send();
    expect(await change("Meins.", berg.id)).toBeNull();
    await decide(berg.id, (await stored()).id, "select");
    expect(await change("Zu spät.")).toEqual({ isNew: false, problem: expect.stringContaining("ausgewählt") });
    expect((await stored()).message).toBe("Das mache ich gern.");
  });
});
