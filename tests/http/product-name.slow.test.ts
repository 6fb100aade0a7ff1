import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { textPages } from "../../app/visible/topics";
import { createCallOf } from "../support/calls";
import { Browserless, signIn, startFreshSite } from "../support/http";
import { mailFiles } from "../support/mail-files";
import { createOffer } from "../support/offers";
import { createCompany, createPerson } from "../support/people";
import { register, registration } from "../support/registration";

const formerName = /kreativl(ä|&auml;|=C3=A4)ndle/i;

const lists = ["/", "/kreative", "/ausschreibungen", "/feed", "/blog", "/arbeiten", "/auth", "/gibtesnicht"];
const machines = [
  "/opensearch.xml",
  "/kreative.atom",
  "/arbeiten.json",
  "/feed.atom",
  "/blog.json",
  "/einbetten/kreative",
];

it("is in every page, feed, file and mail the name that a superadmin has published, without a start [ADM-84]", async () => {
  const { site, db, stop } = await startFreshSite({ PRODUCT_NAME: "Altwerk", SITE_URL: "http://werkraum.example" });
  onTestFinished(stop);
  const anna = await createPerson(db);
  const berg = await createCompany(db);
  const boss = await createPerson(db, { isSuperadmin: true });
  const offer = await createOffer(db, await createCallOf(db, berg), anna, { state: "selected" });
  const open = () => new Browserless(site.url, { origin: "http://werkraum.example" });
  const [visitor, creative, superadmin] = [open(), await signIn(open(), anna), await signIn(open(), boss)];
  for (const path of [...lists, ...textPages, ...machines]) await visitor.get(path);

  const page = await superadmin.get("/admin/auftritt");
  const saved = await superadmin.submit(page.form("/admin/auftritt", "name"), { name: "Werkraum Süd" });
  await superadmin.submit(saved.form("/admin/auftritt/uebernehmen"));
  await expect.poll(async () => (await visitor.get("/")).text).toContain("Werkraum Süd");

  const wanted: [Browserless, string[]][] = [
    [visitor, [...lists, ...textPages, ...machines, "/kreative/altwerk", `/kreative/${anna.slug}`]],
    [creative, ["/profil", "/nachrichten", offer.path, `${offer.path}/auftragsblatt`, "/konto"]],
    [superadmin, ["/admin/dashboard", "/admin/einrichten"]],
  ];
  for (const [browser, paths] of wanted)
    for (const path of paths) {
      const { html } = await browser.get(path);
      // The support profile keeps its address, in small letters.
      expect(html.includes("Altwerk"), path).toBe(false);
      expect(html.includes("Werkraum S"), path).toBe(true);
    }

  await register(visitor, registration());
  await expect.poll(() => mailFiles(site.dataDir).length).toBeGreaterThan(0);
  for (const file of mailFiles(site.dataDir)) {
    const mail = readFileSync(file, "utf8").replaceAll("=\r\n", "");
    expect(mail).toMatch(/^From: .*Werkraum/m);
    expect(mail).not.toContain("Altwerk");
  }
});

it("is in every page and mail the name of the setting, and without a mail server the start and the dashboard say so [GEN-26, GEN-27]", async () => {
  const { site, db, stop } = await startFreshSite({
    PRODUCT_NAME: "Werkraum Süd",
    CONTACT_EMAIL: "hallo@werkraum.example",
    SITE_URL: "http://werkraum.example",
  });
  onTestFinished(stop);
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

  const wanted: [Browserless, string[]][] = [
    [visitor, [...lists, ...textPages]],
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
