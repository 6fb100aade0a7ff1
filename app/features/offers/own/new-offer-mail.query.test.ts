import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { offers } from "~/db/schema";
import { headSwitchUrlOf, switchMails } from "~/mail/switch-off.server";
import { settings } from "~/settings.server";
import { formatDay } from "~/text/dates";
import { createCallOf } from "../../../../tests/support/calls";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import type { Person } from "../../../../tests/support/people";
import { createSides, sendOffer } from "../../../../tests/support/send-offer";
import { createWorkOf } from "../../../../tests/support/works";
import { decide } from "./act.server";

withJobs();

const figures = {
  ...{ priceKind: "tag", priceAmount: "640", priceQuantity: "5", priceTax: "netto", earliestStart: "2027-01-15" },
};

let anna: Person;
let berg: Person;
let call: Awaited<ReturnType<typeof createCallOf>>;

beforeEach(async () => {
  ({ anna, berg, call } = await createSides({ title: "Etiketten" }));
});

const send = (fields?: Record<string, string>, to = call.id) => sendOffer(anna, to, fields);

async function stored() {
  const [row] = await db.select().from(offers);
  return row ?? expect.fail("no offer was stored");
}

describe("a new offer", () => {
  it("is told by a mail with price, start and works, and with the ways to it and to all offers of the call [OFFER-50, OFFER-51]", async () => {
    const work = await createWorkOf(db, anna, { title: "Honig" });
    await send({ ...figures, works: `${work.id}` });
    const [mail] = await queuedMails(berg.email);
    const { id, conversationId } = await stored();
    for (const line of [
      `${anna.name} hat Ihnen auf Kreativländle ein Angebot zu Ihrer Ausschreibung „Etiketten“ gesendet.`,
      "Preis: 640\u00a0€ pro Tag, etwa 5\u00a0Tage",
      `Frühester Beginn: ab ${formatDay(figures.earliestStart)}`,
      "Arbeiten: „Honig“",
      `Angebot ansehen:\n${settings.siteUrl}/angebote/${id}`,
      `Alle Angebote zu dieser Ausschreibung:\n${settings.siteUrl}/ausschreibungen/${call.id}/angebote`,
      `Auf Kreativländle antworten:\n${settings.siteUrl}/nachrichten/${conversationId}#neueste`,
      `Welche E-Mails Sie bekommen:\n${settings.siteUrl}/konto/benachrichtigungen`,
    ])
      expect(mail?.text).toContain(`${line}\n`);
    expect(mail?.html).toContain(`href="${settings.siteUrl}/konto/benachrichtigungen"`);
    expect(mail?.switchOffUrl).toBe(headSwitchUrlOf(berg.id, "angebote"));
    await send({}, (await createCallOf(db, berg)).id);
    expect((await queuedMails(berg.email)).at(-1)?.text).toContain("Preis und Beginn sind nicht angegeben.");
  });

  it("goes by mail to whoever wants mails about offers, whatever they want of messages [OFFER-50]", async () => {
    await switchMails(berg.id, "nachrichten", false);
    await send();
    expect(await queuedMails(berg.email)).toHaveLength(1);
    await switchMails(berg.id, "angebote", false);
    await send({}, (await createCallOf(db, berg)).id);
    expect(await queuedMails(berg.email)).toHaveLength(1);
    expect(await db.$count(offers)).toBe(2);
  });

  it("of a withdrawn offer sent again is told with the same offer [OFFER-50]", async () => {
    await send();
    const { id } = await stored();
    await decide(anna.id, id, "withdraw");
    await send({ message: "Doch." });
    expect((await queuedMails(berg.email)).at(-1)?.text).toContain(`/angebote/${id}\n`);
    expect((await stored()).id).toBe(id);
  });
});
