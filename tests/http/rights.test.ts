import { expect } from "vitest";
import { db } from "~/db/client.server";
import { fairRights } from "../../app/features/rights/rights";
import { createCallOf } from "../support/calls";
import { attribute, Browserless, elements, it, signIn } from "../support/http";
import { createOffer } from "../support/offers";
import { createCompany, createPerson } from "../support/people";

it("a call says its rights on its card and page, and an offer begins with them and says its own, without script [RIGHTS-01, RIGHTS-02, RIGHTS-03, RIGHTS-04, RIGHTS-05]", async ({
  site,
}) => {
  const berg = await createCompany(db);
  const call = await createCallOf(db, berg);
  const company = await signIn(new Browserless(site.url), berg);
  const path = `/ausschreibungen/${call.id}/bearbeiten`;
  const editor = await company.get(path);
  expect(editor.text).toContain("§ 24 UrhG");
  const chosen = { rightsUses: ["print", "web"], rightsKind: "exklusiv", rightsTerm: "unbefristet" };
  expect((await company.submit(editor.form(path), chosen)).text).toContain("Änderungen erfolgreich gespeichert!");

  const creative = await signIn(new Browserless(site.url), await createPerson(db));
  const sentence = "exklusive Nutzung, Print und Web, Österreich, unbefristet";
  expect((await creative.get("/ausschreibungen")).text).toContain("Rechte: Print, Web, unbefristet, exklusiv");
  expect((await creative.get(call.path)).text).toContain(sentence);
  const writing = await creative.get(`/nachrichten/neu?ausschreibung=${call.id}`);
  expect(writing.text).toContain(sentence);
  const form = writing.form("/nachrichten");
  const isTicked = (value: string) =>
    elements(form.element, (one) => attribute(one, "name") === "rightsUses" && attribute(one, "value") === value).map(
      (one) => attribute(one, "checked") !== undefined && attribute(one, "checked") !== null,
    );
  expect([isTicked("print"), isTicked("messe")]).toEqual([[true], [false]]);
  const sent = await creative.submit(form, { message: "Gern.", rightsKind: "einfach", rightsTerm: "3" });
  expect(sent.text).toContain("Angebot gesendet");
  const desk = await company.get(`/ausschreibungen/${call.id}/angebote`);
  const [, offer = ""] = /href="(\/angebote\/[^"]+)"/.exec(desk.html) ?? [];
  const own = "einfache Nutzung, Print und Web, Österreich, 3 Jahre";
  expect((await company.get(offer)).text).toContain(own);
  expect((await company.get(`/ausschreibungen/${call.id}/angebote/vergleich`)).text).toContain(own);
});

it("tells the sender of an offer that the call asks for other rights [RIGHTS-06]", async ({ site }) => {
  const [berg, anna] = [await createCompany(db), await createPerson(db)];
  const call = await createCallOf(db, berg, { rights: { ...fairRights, uses: ["alles"] } });
  const offer = await createOffer(db, call, anna, { answeredCall: { ...call, rights: null } });
  const page = await (await signIn(new Browserless(site.url), anna)).get(offer.path);
  expect(page.text).toContain("einfache Nutzung, alle Zwecke, Österreich, 3 Jahre");
});
