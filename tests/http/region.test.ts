import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { regionFile as currentRegion, setRegion } from "../../app/search/region/region";
import { regionFile } from "../../app/search/region/region-file";
import { textPages } from "../../app/visible/topics";
import { createCallOf } from "../support/calls";
import { Browserless, signIn, startFreshSite } from "../support/http";
import { mailFiles } from "../support/mail-files";
import { createOffer } from "../support/offers";
import { createCompany, createPerson } from "../support/people";
import { register, registration } from "../support/registration";

const formerRegion = /vorarlberg|l(ä|&auml;|=C3=A4)ndle|arlberg|bregenz|dornbirn|feldkirch|hohenems|bodensee/i;

it("is another one with its own file: in pages, searches and mails nothing is left of the default region [GEN-28]", async () => {
  const { site, db, stop } = await startFreshSite({
    PRODUCT_NAME: "Werkraum",
    REGION_FILE: "tests/support/testland.json",
    CONTACT_EMAIL: "hallo@werkraum.example",
    PROVIDER_ADDRESS: "Verein Werkraum, Gasse 1, 9490 Altstadt",
    SITE_URL: "http://werkraum.example",
  });
  // What is stored from here is found by the places of the site, too.
  const before = currentRegion();
  setRegion(regionFile.parse(JSON.parse(readFileSync("tests/support/testland.json", "utf8"))));
  onTestFinished(async () => {
    setRegion(before);
    await stop();
  });
  const anna = await createPerson(db, { location: "Neustadt", title: "Keramikerin" });
  const berg = await createCompany(db, { location: null });
  const offer = await createOffer(db, await createCallOf(db, berg, { location: null }), anna, { state: "selected" });
  const open = () => new Browserless(site.url, { origin: "http://werkraum.example" });
  const visitor = open();
  const creative = await signIn(open(), anna);
  const company = await signIn(open(), berg);
  const boss = await signIn(open(), await createPerson(db, { isSuperadmin: true }));

  const lists = [
    "/",
    "/kreative",
    "/kreative?ansicht=karte",
    "/ausschreibungen",
    "/feed",
    "/blog",
    "/arbeiten",
    "/suche",
  ];
  const legal = [...textPages, "/auth", "/gibtesnicht"];
  const profiles = [`/kreative/${anna.slug}`, `/unternehmen/${berg.slug}`];
  const wanted: [Browserless, string[]][] = [
    [visitor, [...lists, ...legal, ...profiles, "/sitemap.xml", "/kreative?q=Keramik+in+Neustadt"]],
    [creative, ["/profil", "/konto", "/suchauftraege/neu", offer.path, "/favoriten"]],
    [company, ["/ausschreibungen/neu", `/kreative/${anna.slug}`]],
    [boss, ["/admin/dashboard", "/admin/einrichten", "/admin/markt"]],
  ];
  for (const [browser, paths] of wanted)
    for (const path of paths) {
      const page = await browser.get(path);
      expect(page.status, path).toBe(path === "/gibtesnicht" ? 404 : 200);
      expect(page.html, path).not.toMatch(formerRegion);
    }

  const home = await visitor.get("/");
  expect(home.text).toContain("Der Marktplatz für Gestaltung, Bild, Text und Ton in Testland.");
  expect(home.text).toContain("Aufträge gehen über den Pass");
  expect(home.html).toContain("Kreative und Unternehmen in Testland");
  expect((await visitor.get("/agb")).text).toContain("Gerichtsstand ist Altstadt.");
  expect((await visitor.get("/impressum")).text).toContain("Projekte in Testland");
  expect((await company.get("/ausschreibungen/neu")).html).toContain("z. B. Neustadt");
  expect((await visitor.get(`/unternehmen/${berg.slug}`)).html).toContain(
    '"addressRegion":"Testland","addressCountry":"LI"',
  );
  const map = await visitor.get("/kreative?ansicht=karte");
  expect(map.text).toContain("Testsee");
  expect(map.text).toContain("Neustadt");
  // Its adjectives, postcodes, areas and its own name are places.
  for (const place of ["Neustädter", "9491", "Oberes Tal", "Testland"])
    expect((await visitor.get(`/kreative?q=Keramik+${place}`)).text, place).toContain(anna.name);

  await register(visitor, registration());
  await creative.post(`/nachrichten?an=unternehmen/${berg.slug}`, {
    ...{ senderEmail: anna.email, subject: "Etiketten", message: "Guten Tag" },
  });
  await creative.post(`${offer.path}/uebernehmen`, {});
  const mails = () => mailFiles(site.dataDir).map((file) => readFileSync(file, "utf8").replaceAll("=\r\n", ""));
  await expect.poll(() => mails().length).toBeGreaterThanOrEqual(4);
  for (const mail of mails()) expect(mail).not.toMatch(formerRegion);
});
