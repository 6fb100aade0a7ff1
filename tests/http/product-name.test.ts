import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { Browserless } from "../support/browserless";
import { createCallOf } from "../support/calls";
import { signIn, startFreshSite } from "../support/http";
import { mailFiles } from "../support/mail-files";
import { createOffer } from "../support/offers";
import { openOwnDatabase } from "../support/own-database";
import { createCompany, createPerson } from "../support/people";
import { register, registration } from "../support/registration";

const formerName = /kreativl(ä|&auml;|=C3=A4)ndle/i;

it("is in every page and mail the name of the setting, and without a mail server the start and the dashboard say so [GEN-26, GEN-27]", async () => {
  const { site, stop } = await startFreshSite({
    PRODUCT_NAME: "Werkraum Süd",
    CONTACT_EMAIL: "hallo@werkraum.example",
    SITE_URL: "http://werkraum.example",
  });
  const { db, close } = openOwnDatabase(site.databaseUrl);
  onTestFinished(async () => {
    await close();
    await stop();
  });
  const anna = await createPerson(db);
  const berg = await createCompany(db);
  const boss = await createPerson(db, { isSuperadmin: true });
  const call = await createCallOf(db, berg);
  const offer = await createOffer(db, call, anna, { state: "selected" });
  const declined = await createOffer(db, await createCallOf(db, berg), anna, { state: "declined", stateBy: "site" });
  const open = () => new Browserless(site.url, { origin: "http://werkraum.example" });
  const visitor = open();
  const creative = await signIn(open(), anna);
  const company = await signIn(open(), berg);
  const superadmin = await signIn(open(), boss);

  const legal = ["/agb", "/datenschutz", "/impressum", "/transparenz", "/reihung"];
  const wanted: [Browserless, string[]][] = [
    [visitor, ["/", "/kreative", "/ausschreibungen", "/feed", "/blog", "/arbeiten", "/auth", "/gibtesnicht", ...legal]],
    [
      creative,
      ["/profil", "/nachrichten", "/angebote", offer.path, declined.path, `/ausschreibungen/${call.id}`, "/konto"],
    ],
    [company, [`/ausschreibungen/${call.id}/angebote`, offer.path, "/nachrichten"]],
    [superadmin, ["/admin/dashboard", "/nachrichten"]],
  ];
  for (const [browser, paths] of wanted)
    for (const path of paths) expect((await browser.get(path)).html, path).not.toMatch(formerName);

  expect((await superadmin.get("/admin/dashboard")).text).toContain("Es gehen keine E-Mails hinaus");
  expect(site.lines.join("\n")).toContain("SMTP_URL is not set");

  await register(visitor, registration());
  await creative.post(`/nachrichten?an=unternehmen/${berg.slug}`, {
    senderEmail: anna.email,
    subject: "Etiketten",
    message: "Guten Tag",
  });
  await creative.post(`${offer.path}/uebernehmen`, {});
  const mails = () => {
    return mailFiles(site.dataDir).map((file) => readFileSync(file, "utf8").replaceAll("=\r\n", ""));
  };
  await expect.poll(() => mails().length).toBeGreaterThanOrEqual(4);
  for (const mail of mails()) {
    expect(mail).toContain("Werkraum");
    expect(mail).not.toMatch(formerName);
  }
});
