import { describe, expect } from "vitest";
import { announcedVersion, legalVersions, versionOn } from "~/auth/legal/versions";
import { db } from "~/db/client.server";
import { keepingRows, keepingTimes } from "~/jobs/keeping-times";
import { formatDay } from "~/text/dates";
import { undecidedDays } from "~/visible/call-state";
import { browserOf, byTag, it, textOf } from "../support/http";
import { createPerson } from "../support/people";

/** The first version, whatever day it is, and the newest that people can read. */
const [firstTerms] = legalVersions.agb;
const newestTerms = announcedVersion("agb") ?? versionOn("agb");
const policy = versionOn("datenschutz");
const shownDay = (from: string) => formatDay(from).replaceAll("\u00a0", " ");
const agb = `/agb?fassung=${firstTerms.from}`;
const newestAgb = `/agb?fassung=${newestTerms.from}`;

const rows: [ids: string, path: string, texts: string[]][] = [
  ["LEGAL-02", "/datenschutz", ["Stammdaten", "Nutzungsdaten", "Inhaltsdaten"]],
  [
    "LEGAL-03",
    "/datenschutz",
    ["Notwendige Cookies", "Analyse findet nur mit Ihrer Einwilligung statt", "über das Cookie-Banner anpassen"],
  ],
  ["LEGAL-04", "/datenschutz", ["Datenbank und Hosting", "in der Europäischen Union", "Website-Hosting"]],
  ["LEGAL-06, LEGAL-19, GEN-16", "/datenschutz", [`Zuletzt aktualisiert am ${shownDay(policy.from)}`]],
  ["LEGAL-07, GEN-16", agb, [`Gültig ab ${shownDay(firstTerms.from)}`]],
  [
    "LEGAL-09",
    agb,
    [
      "mindestens 18 Jahre alt oder voll geschäftsfähig",
      "Ihre Angaben müssen wahrheitsgemäß sein",
      "E-Mail-Adresse muss aktuell sein",
    ],
  ],
  ["LEGAL-10", agb, ["Die Auswahl liegt allein beim Unternehmen"]],
  [
    "LEGAL-11",
    agb,
    ["Premium-Mitgliedschaften", "hervorgehobene Ausschreibungen", "erweiterte Analysen", "zusätzliche Werbung"],
  ],
  [
    "LEGAL-12, GEN-03, GEN-10",
    agb,
    [
      "Die Grundnutzung ist für Unternehmen und Kreative kostenlos",
      "Zahlungen für Projekte erfolgen direkt zwischen den Beteiligten",
      "Die Plattform ist nur Vermittlerin",
    ],
  ],
  [
    "LEGAL-13",
    agb,
    [
      "Kreative behalten alle Rechte an ihrem Portfolio",
      "einfaches Nutzungsrecht zur Darstellung",
      "indem Sie den Inhalt löschen",
    ],
  ],
  [
    "LEGAL-14",
    agb,
    ["einem Verstoß gegen diese AGB", "falschen Angaben", "Missbrauch der Plattform", "Belästigung anderer"],
  ],
  ["LEGAL-15", agb, ["Es gilt österreichisches Recht", "Gerichtsstand ist Bregenz"]],
  ["GEN-09", agb, ["ohne Prüfung und ohne Freigabe sofort sichtbar", "kein Spam und nichts Rechtswidriges"]],
  [
    "LEGAL-16",
    "/impressum",
    ["6845 Hohenems", "Österreich", "kontakt@kreativlaendle.example", "Haftung für Inhalte", "Haftung für Links"],
  ],
  ["LEGAL-17", "/impressum", ["Diese Website ist als eine Art Schulprojekt eingerichtet"]],
];

describe("the legal texts", () => {
  it.for(rows)("%s: %s says what it must", async ([, path, texts], { browser }) => {
    const { text } = await browser.get(path);
    expect(texts.filter((wanted) => !text.includes(wanted))).toEqual([]);
  });

  it.for([
    [
      "LEGAL-01",
      "/datenschutz",
      [
        "1. Verantwortlicher",
        "2. Arten der Daten",
        "3. Zwecke",
        "4. Rechtsgrundlagen",
        "5. Cookies",
        "6. Weitergabe an Dritte und Auftragsverarbeiter",
        "7. Speicherdauer",
        "8. Ihre Rechte nach der DSGVO",
        "9. Datensicherheit",
        "10. Änderungen",
      ],
    ],
    [
      "LEGAL-08",
      agb,
      [
        "1. Geltungsbereich",
        "2. Registrierung",
        "3. Leistungen für Unternehmen und Kreative",
        "4. Ausschreibungen und Bewerbungen",
        "5. Zahlungsbedingungen",
        "6. Haftung",
        "7. Urheberrecht",
        "8. Datenschutz",
        "9. Kündigung und Sperre",
        "10. Österreichisches Recht und Gerichtsstand",
        "11. Salvatorische Klausel und Änderungen",
      ],
    ],
  ] as const)("%s: %s has these sections and no other", async ([, path, titles], { browser }) => {
    const main = byTag((await browser.get(path)).document, "main");
    expect(main.flatMap((part) => byTag(part, "h2")).map(textOf)).toEqual(titles);
  });

  it.for(rows.filter(([, path, [text]]) => path === agb && !text?.startsWith("Gültig ab")))(
    "%s: the newest terms say it too",
    async ([, , texts], { browser }) => {
      const { text } = await browser.get(newestAgb);
      expect(texts.filter((wanted) => !text.includes(wanted))).toEqual([]);
    },
  );

  it("say how lists are sorted, how to report, and how to object, in terms that are announced [ACCT-51, ACCT-60]", async ({
    browser,
  }) => {
    const { text } = await browser.get(newestAgb);
    for (const wanted of [
      `Gültig ab ${shownDay(newestTerms.from)}`,
      "nach der Zahl der „Gefällt mir“",
      "„Melden“",
      "Einspruch erheben",
    ])
      expect(text).toContain(wanted);
    expect((await browser.get("/agb?fassung=2024-01-01")).status).toBe(404);
  });

  it("name how long what is kept [LEGAL-05]", async ({ browser }) => {
    const page = await browser.get("/datenschutz");
    const rows = byTag(page.document, "dl").flatMap((list) => byTag(list, "dt", "dd").map(textOf));
    for (const [what, howLong] of [
      ["Analysedaten", "26 Monate"],
      ["Serverprotokolle", "30 Tage"],
      ["Cookie-Einstellung", "12 Monate"],
    ]) {
      expect(rows[rows.indexOf(what ?? "") + 1]).toContain(howLong);
    }
    const cookie = rows[rows.indexOf("Sitzungs-Cookie") + 1];
    expect(cookie).toContain(`nach ${keepingTimes.unusedSession.words}n ohne Besuch`);
    expect(cookie).toContain(`spätestens nach ${keepingTimes.session.words}n`);
  });

  it("shows every keeping time of the jobs, in the policy and at the own data [TALK-36]", async ({ browser, site }) => {
    const own = await browserOf(db, site.url, await createPerson(db));
    for (const page of [await browser.get("/datenschutz"), await own.get("/konto/daten")]) {
      const shown = byTag(page.document, "dl").flatMap((list) => byTag(list, "dt", "dd").map(textOf));
      for (const { what, until } of keepingRows) expect(shown[shown.indexOf(what) + 1], what).toBe(until);
    }
  });

  it("say of a deleted account's offers and messages what its dialog does [TALK-36]", async ({ browser, site }) => {
    const own = await browserOf(db, site.url, await createPerson(db));
    const both = [await browser.get("/datenschutz"), await own.get("/profil/loeschen")];
    for (const { text } of both)
      for (const said of [
        "Offene Angebote von Ihnen und für Ihre Ausschreibungen enden, und die andere Seite erfährt das per E-Mail",
        "Laufende Aufträge enden; was Ihnen schon geliefert wurde, gilt als angenommen",
        "behält die eigenen Nachrichten und sieht, dass Sie geantwortet haben",
        "dass es eines gab",
      ])
        expect(text).toContain(said);
    expect((await browser.get(newestAgb)).text).toContain(`Angebote, über die ${undecidedDays} Tage nach dem Ende`);
  });

  it("carry their dates for machines too [LEGAL-06, LEGAL-19]", async ({ browser }) => {
    const page = await browser.get("/datenschutz");
    const dates = byTag(page.document, "time").map(({ attrs }) => attrs.map(({ value }) => value).join());
    expect(dates).toContain(policy.from);
  });

  it.for([agb, "/datenschutz", "/impressum"])(
    "of %s are complete, with the operator's address and no gaps [LEGAL-18]",
    async (path, { browser }) => {
      const [main = ""] = (await browser.get(path)).texts("main");
      expect(main.length).toBeGreaterThan(2000);
      expect(main).toContain("kontakt@kreativlaendle.example");
      expect(main).toContain("Hohenems");
      expect(main).not.toMatch(/\[|\bTODO\b|lorem|\{|undefined|null/i);
    },
  );
});
