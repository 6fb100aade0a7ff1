import { expect } from "vitest";
import { db } from "~/db/client.server";
import { createPeople, signInActors } from "../support/actors";
import { createCallOf } from "../support/calls";
import { it } from "../support/http";
import { createOffer } from "../support/offers";
import { createPerson, unique } from "../support/people";
import { pathsFor } from "../support/role-row";
import { rows } from "./role-rows";

/** Everyone except the sender and the company. One of them has an own offer for the same call. */
const others = ["visitor", "otherCreative", "otherCompany", "superadmin", "superadminCompany"] as const;

it("tells nobody but the two sides of an offer, on any page: no number, no name, no price [OFFER-11]", async ({
  site,
}) => {
  const people = await createPeople(db);
  const browsers = await signInActors(db, site.url, people);
  const reads = Object.keys(rows).filter((route) => route.startsWith("GET "));
  const rest = new Map<string, string[]>(others.map((actor) => [actor, []]));
  // Create these one by one and before the offers, because some of them delete what others have created.
  for (const route of reads) {
    const paths = pathsFor(route, rows[route] ?? {}, { people });
    for (const actor of others) rest.get(actor)?.push(await paths.next(actor));
  }
  const call = await createCallOf(db, people.company, { title: unique("Etiketten") });
  const sender = await createPerson(db, { name: unique("Zita Geheim"), profileStatus: "hidden" });
  // No moment, with its seconds and milliseconds, can look like this price.
  const secrets = ["Siegelwort", "931.337", "93133700", "Notizwort"];
  const names = [sender.name, sender.slug];
  const offer = await createOffer(db, call, sender, {
    ...{ message: "Siegelwort", priceKind: "pauschal", priceCents: 93_133_700, priceTax: "netto", note: "Notizwort" },
  });
  const rival = await createOffer(db, call, people.otherCreative, { message: "Mein eigenes." });
  for (let count = 0; count < 15; count += 1) await createOffer(db, call, await createPerson(db));

  const desk = `/ausschreibungen/${call.id}/angebote`;
  const own = [
    call.path,
    ...[desk, `${desk}/absagen?angebot=${offer.id}`, `${desk}/vergleich`, `${desk}/tabelle.csv`],
    ...[offer.path, `${offer.path}/aendern`, `${offer.path}/notiz`, `/nachrichten/${offer.conversationId}`],
    ...["/angebote", "/nachrichten", `/nachrichten/neu?ausschreibung=${call.id}`],
    ...[`/ausschreibungen?q=${call.title.replaceAll(" ", "+")}`, `/unternehmen/${people.company.slug}`],
    rival.path,
  ];
  const asData = (path: string) => {
    const [pathname = "", search] = path.split("?");
    return `${pathname === "/" ? "/_root" : pathname}.data${search ? `?${search}` : ""}`;
  };
  for (const actor of others) {
    const elsewhere = rest.get(actor) ?? [];
    for (const path of [...own, ...own.map(asData), ...elsewhere]) {
      // Where a page elsewhere leads is one of these pages too.
      const page = await browsers[actor].get(path, { follow: !elsewhere.includes(path) });
      // Superadmins list every account.
      const hidden = path.startsWith("/admin") ? secrets : [...secrets, ...names];
      for (const secret of hidden)
        expect(page.html.includes(secret), `${actor} reads ${secret} at ${path}`).toBe(false);
      expect(/\b17 Angebote/.test(page.html), `${actor} counts at ${path}`).toBe(false);
    }
  }
  // The same pages do say it to the company, so the secrets are spelled as pages spell them.
  const read = async (path: string) => (await browsers.company.get(path)).html;
  expect(await read(desk)).toContain("931.337");
  expect(await read(desk)).toMatch(/17\sAngebote/);
  expect(await read(offer.path)).toContain("Siegelwort");
  expect(await read(asData(desk))).toContain("93133700");
});
