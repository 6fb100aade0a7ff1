import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { offers } from "~/db/schema";
import { readDeskQuery } from "~/features/offers/desk/desk-query";
import { fairRights } from "~/features/rights/rights";
import { createCallOf } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson, type Person } from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import { countOffers, findCompared, findDesk, readAllOffers } from "./desk.server";
import { findAnswer, findNeighbours, findOffer, findOwnOffers, noteSeen } from "./find-offer.server";
import { listSentOffers } from "./sent-offers.server";

let berg: Person;
let call: Awaited<ReturnType<typeof createCallOf>>;

beforeEach(async () => {
  await clearProfiles();
  berg = await createCompany(db);
  call = await createCallOf(db, berg);
});

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 1, 8, minutes));

async function offered(name: string, values: Parameters<typeof createOffer>[3], of = call) {
  return createOffer(db, of, await createPerson(db, { name }), values);
}

const query = (search: string) => readDeskQuery(new URLSearchParams(search));

async function names(search = "", companyId = berg.id) {
  const desk = await findDesk(companyId, call.id, query(search));
  return desk?.offers.map(({ partner }) => partner?.name);
}

describe("the desk of a company", () => {
  it("is in the order of arrival, unless its address says otherwise [OFFER-18]", async () => {
    const price = { priceKind: "pauschal", priceTax: "netto" } as const;
    await offered("Clara", { createdAt: at(1), ...price, priceCents: 300_000, earliestStart: "2027-03-01" });
    await offered("Anna", { createdAt: at(2), earliestStart: "2027-01-01" });
    await offered("ben", { createdAt: at(3), ...price, priceCents: 100_000 });
    expect(await names()).toEqual(["Clara", "Anna", "ben"]);
    expect(await names("sortierung=preis")).toEqual(["ben", "Clara", "Anna"]);
    expect(await names("sortierung=beginn")).toEqual(["Anna", "Clara", "ben"]);
    expect(await names("sortierung=name")).toEqual(["Anna", "ben", "Clara"]);
    expect(await names("sortierung=unsinn&stand=quatsch")).toEqual(["Clara", "Anna", "ben"]);
  });

  it("counts what undecided offers lack [OFFER-62]", async () => {
    const works = [{ id: 1, title: "Honig" }];
    const rights = { ...fairRights, uses: ["web" as const] };
    const price = { priceKind: "pauschal", priceTax: "netto", priceCents: 100 } as const;
    await offered("Ganz", { ...price, works, rights, earliestStart: "2027-01-01" });
    await offered("Leer", {});
    await offered("Ohne Werke", { ...price, rights, state: "selected", earliestStart: "2027-01-01" });
    await offered("Abgesagt", { state: "declined" });
    expect((await findDesk(berg.id, call.id, query("stand=neu")))?.lacks).toEqual({
      ...{ price: 1, works: 2, rights: 1, start: 1 },
    });
  });

  it("leads from an offer to those that arrived before and after it, for the company alone [OFFER-63]", async () => {
    const first = await offered("Eins", { createdAt: at(1) });
    const second = await offered("Zwei", { createdAt: at(2) });
    const third = await offered("Drei", { createdAt: at(2) });
    await offered("Woanders", { createdAt: at(2) }, await createCallOf(db, berg));
    const [one, two] = [second.id, third.id].toSorted();
    expect(await findNeighbours(first.id, berg.id)).toEqual({ before: null, after: one });
    expect(await findNeighbours(one ?? "", berg.id)).toEqual({ before: first.id, after: two });
    expect(await findNeighbours(two ?? "", berg.id)).toEqual({ before: one, after: null });
    expect(await findNeighbours(first.id, first.senderId ?? "")).toEqual({ before: null, after: null });
  });

  it("shows what its filter says, and counts all [OFFER-18]", async () => {
    await offered("Neu", { createdAt: at(1) });
    await offered("Gesehen", { createdAt: at(2), seenAt: at(9) });
    await offered("Wahl", { createdAt: at(3), seenAt: at(9), shortlisted: true });
    await offered("Gewählt", { createdAt: at(4), seenAt: at(9), state: "selected" });
    await offered("Fertig", { createdAt: at(5), seenAt: at(9), state: "confirmed" });
    await offered("Ab", { createdAt: at(6), state: "declined" });
    await offered("Zurück", { createdAt: at(7), state: "withdrawn" });
    expect(await names("stand=neu")).toEqual(["Neu"]);
    expect(await names("stand=engere-wahl")).toEqual(["Wahl"]);
    expect(await names("stand=offen")).toEqual(["Neu", "Gesehen", "Wahl", "Gewählt"]);
    expect(await names("stand=ausgewaehlt")).toEqual(["Gewählt", "Fertig"]);
    expect(await names("stand=beendet")).toEqual(["Ab", "Zurück"]);
    expect(await findDesk(berg.id, call.id, query("stand=neu"))).toMatchObject({ total: 7, fresh: 1 });
    expect(await countOffers(berg.id, [call.id, 99])).toEqual({ [call.id]: { total: 7, fresh: 1, open: 4 } });
  });

  it("reads, prints and exports many offers a part at a time, and none twice [OFFER-30]", async () => {
    const size = pageSizes.offersOfCall;
    for (let minute = 0; minute <= size; minute += 1) await offered(`Kreativ ${minute}`, { createdAt: at(minute) });
    const first = await findCompared(berg.id, call.id);
    expect(first).toMatchObject({ total: size + 1, skipped: 0, next: size });
    const second = await findCompared(berg.id, call.id, first?.next ?? 0);
    expect(second).toMatchObject({ skipped: size, next: null, offers: [{ partner: { name: `Kreativ ${size}` } }] });
    const parts = await Array.fromAsync(readAllOffers(berg.id, call.id));
    expect(parts.map((part) => part.length)).toEqual([size, 1]);
    expect(new Set(parts.flat().map(({ id }) => id)).size).toBe(size + 1);
    expect(parts[1]?.[0]?.message).toBe("Das mache ich gern.");
  });

  it("has few offers on a page, and asks as much for many as for few [OFFER-75]", async () => {
    const size = pageSizes.offersOnDesk;
    const statements = async () => (await recordQueries(() => findDesk(berg.id, call.id, query("")))).length;
    await offered("Erste", { createdAt: at(0) });
    const few = await statements();
    for (let minute = 1; minute <= size; minute += 1) await offered(`Kreativ ${minute}`, { createdAt: at(minute) });
    const desk = await findDesk(berg.id, call.id, query(""));
    expect([desk?.offers.length, desk?.total, desk?.next]).toEqual([size, size + 1, size]);
    const rest = await findDesk(berg.id, call.id, query(""), size);
    expect(rest?.offers.map(({ partner }) => partner?.name)).toEqual([`Kreativ ${size}`]);
    expect(await statements()).toBe(few);
  });

  it("is there for the company of the call alone [OFFER-11]", async () => {
    const anna = await createPerson(db);
    const offer = await createOffer(db, call, anna);
    const tal = await createCompany(db);
    for (const stranger of [tal, anna]) {
      expect(await findDesk(stranger.id, call.id, query(""))).toBeNull();
      expect(await findCompared(stranger.id, call.id)).toBeNull();
      expect(await Array.fromAsync(readAllOffers(stranger.id, call.id))).toEqual([[]]);
      expect(await countOffers(stranger.id, [call.id])).toEqual({});
    }
    expect(await findOffer(offer.id, tal.id)).toBeNull();
    expect(await listSentOffers(tal.id)).toEqual({ offers: [], next: null });
    expect(await findOwnOffers([call.id], tal.id)).toEqual({});
  });
});

describe("an offer for one of its sides", () => {
  it("shows the company what only it knows, and the sender nothing of it [OFFER-03]", async () => {
    const anna = await createPerson(db);
    const { id } = await createOffer(db, call, anna, { note: "Teuer", shortlisted: true });
    await noteSeen(id, anna.id);
    expect((await db.select().from(offers).where(eq(offers.id, id)))[0]?.seenAt).toBeNull();
    await noteSeen(id, berg.id);
    const forCompany = await findOffer(id, berg.id);
    expect(forCompany?.offer).toMatchObject({
      ...{ side: "company", note: "Teuer", isShortlisted: true, isSeen: true },
      partner: { name: anna.name },
    });
    const forSender = await findOffer(id, anna.id);
    expect(forSender?.offer).toMatchObject({ side: "sender", partner: { name: berg.name } });
    for (const key of ["note", "isShortlisted", "isSeen"]) expect(forSender?.offer).not.toHaveProperty(key);
    expect(JSON.stringify([forSender, await listSentOffers(anna.id)])).not.toContain("Teuer");
  });

  it("finds the own offer for a call, also one that was withdrawn [OFFER-19]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const own = await createOffer(db, call, anna);
    const withdrawn = await createOffer(db, call, ben, { state: "withdrawn" });
    const search = new URLSearchParams({ ausschreibung: `${call.id}` });
    expect(await findAnswer(search, anna.id)).toMatchObject({ id: own.id, state: "sent" });
    expect(await findAnswer(search, ben.id)).toMatchObject({ id: withdrawn.id, state: "withdrawn" });
    expect(await findAnswer(search, berg.id)).toBeNull();
    expect(await findAnswer(new URLSearchParams({ ausschreibung: "x" }), anna.id)).toBeNull();
    expect(await findOwnOffers([call.id], ben.id)).toEqual({ [call.id]: withdrawn.id });
  });
});

it("the desk of a sender begins with what waits for an answer, then the newest [OFFER-19]", async () => {
  const anna = await createPerson(db);
  for (const [index, state] of (["sent", "selected", "declined"] as const).entries()) {
    const other = await createCallOf(db, berg, { title: `Ruf ${state}` });
    await createOffer(db, other, anna, { state, createdAt: at(index) });
  }
  const { offers: sent, next } = await listSentOffers(anna.id);
  expect(sent.map(({ call: { title } }) => title)).toEqual(["Ruf selected", "Ruf declined", "Ruf sent"]);
  expect(next).toBeNull();
  expect(sent[0]?.partner?.name).toBe(berg.name);
});
