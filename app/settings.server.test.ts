import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { isLoopback, parseSettings, settingNames } from "./settings.server";

const refusal = (variables: Record<string, string>) => {
  try {
    parseSettings(variables);
    return null;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : null;
  }
};

describe("the settings", () => {
  it("have defaults for everything: a demo on this machine [GEN-19]", () => {
    expect(parseSettings({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      siteUrl: "http://localhost:3000",
      isHttps: false,
      demo: true,
      dataDir: path.resolve("data"),
      productName: "Kreativländle",
      mailFrom: { name: "Kreativländle", address: "kontakt@kreativlaendle.example" },
      passwordMinLength: 6,
      confirmEmail: true,
      blogEditors: "members",
      logLevel: "warn",
      workers: 1,
    });
  });

  it("stand in the table of the README, each of them and no other [HOUSE-97]", () => {
    const [, table = ""] = /^\| setting \|.*$([\s\S]*?)\n\n/m.exec(readFileSync("README.md", "utf8")) ?? [];
    const described = [...table.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(
      ([, names = ""]) => names.match(/[A-Z_]+/g) ?? [],
    );
    expect(described.toSorted()).toEqual(settingNames.toSorted());
  });

  it("are no demo once the site has an address", () => {
    expect(parseSettings({ SITE_URL: "https://kreativ.example/" })).toMatchObject({
      siteUrl: "https://kreativ.example",
      isHttps: true,
      demo: false,
      logLevel: "info",
    });
    expect(parseSettings({ SITE_URL: "https://kreativ.example", DEMO: "1" }).demo).toBe(true);
  });

  it("know that a site for others sends no mail without a mail server [GEN-27]", () => {
    const address = { SITE_URL: "https://kreativ.example" };
    expect(parseSettings(address).lacksMailServer).toBe(true);
    expect(parseSettings({ ...address, SMTP_URL: "smtp://mail.example" }).lacksMailServer).toBe(false);
    for (const own of [{}, { ...address, DEMO: "1" }, { SITE_URL: "http://localhost:3000" }, { DEMO: "0" }])
      expect(parseSettings(own).lacksMailServer).toBe(false);
  });

  it("name the provider after the product, unless there is an address [GEN-26]", () => {
    expect(parseSettings({ PRODUCT_NAME: "Werkraum" }).providerAddress).toMatch(/^Verein Werkraum, /);
    expect(parseSettings({ PROVIDER_ADDRESS: "Hof 454" }).providerAddress).toBe("Hof 454");
  });

  it("are of Vorarlberg, unless a file names another region [GEN-28]", () => {
    expect(parseSettings({}).region.name).toBe("Vorarlberg");
    const { region } = parseSettings({ REGION_FILE: "tests/support/testland.json" });
    expect([region.name, region.court, region.municipalities.length]).toEqual(["Testland", "Altstadt", 4]);
    expect(region.placeOfCreatives).toBeUndefined();
  });

  it("refuse a file of a region that can't be read or is wrong, and say where [GEN-29]", () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "region-")), "region.json");
    onTestFinished(() => rmSync(path.dirname(file), { recursive: true }));
    const testland = JSON.parse(readFileSync("tests/support/testland.json", "utf8"));
    const refusal = (change: object) => {
      writeFileSync(file, JSON.stringify({ ...testland, ...change }));
      return () => parseSettings({ REGION_FILE: file });
    };
    expect(refusal({})).not.toThrow();
    expect(() => parseSettings({ REGION_FILE: `${file}.none` })).toThrow(/Setting REGION_FILE: .*no such file/);
    expect(refusal({ name: "" })).toThrow(/Setting REGION_FILE: .*region\.json: name: /);
    expect(refusal({ municipalities: ["Altstadt, Nord"] })).toThrow(/municipalities\.0: 'Altstadt, Nord' is not like/);
    expect(refusal({ villages: ["Nirgends: Hof"] })).toThrow("There is no place Nirgends.");
    expect(refusal({ areas: ["Altstadt: Seedorf"] })).toThrow("There are two places altstadt.");
    expect(refusal({ misspelt: [] })).toThrow(/misspelt/);
    writeFileSync(file, `\uFEFF${JSON.stringify(testland)}`);
    expect(parseSettings({ REGION_FILE: file }).region.name).toBe("Testland");
    writeFileSync(file, '{\n  "name": "Testland",\n  }\n}');
    expect(() => parseSettings({ REGION_FILE: file })).toThrow(/^Setting REGION_FILE: .*region\.json: .*JSON.*$/);
  });

  it("leave the blog to superadmins once it is no demo, unless members are wanted [BADM-03]", () => {
    expect(parseSettings({}).blogEditors).toBe("members");
    expect(parseSettings({ SITE_URL: "https://kreativ.example" }).blogEditors).toBe("superadmins");
    expect(parseSettings({ DEMO: "0" }).blogEditors).toBe("superadmins");
    expect(parseSettings({ BLOG_EDITORS: "superadmins" }).blogEditors).toBe("superadmins");
    const wanted = { SITE_URL: "https://kreativ.example", BLOG_EDITORS: "members" };
    expect(parseSettings(wanted).blogEditors).toBe("members");
    expect(refusal({ BLOG_EDITORS: "alle" })).toContain("Setting BLOG_EDITORS");
  });

  it("treat empty values as unset", () => {
    expect(parseSettings({ SITE_URL: "", PORT: "", SMTP_URL: "" })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  it.each([
    ["post@a.example", "", "post@a.example"],
    ["Verein <post@localhost>", "Verein", "post@localhost"],
    ["Kunst, Design & Co <post@a.example>", "Kunst, Design & Co", "post@a.example"],
    ['"Kunst, Design" <post@a.example>', "Kunst, Design", "post@a.example"],
  ])("know whom %s is from", (MAIL_FROM, name, address) => {
    expect(parseSettings({ MAIL_FROM }).mailFrom).toEqual({ name, address });
  });

  it("read lists", () => {
    const settings = parseSettings({
      TRUST_PROXY: "10.0.0.0/8, ::1",
      SOCIAL_LINKS: "https://a.example/x, https://b.example",
    });
    expect(settings.trustedProxies).toEqual(["10.0.0.0/8", "::1"]);
    expect(settings.socialLinks).toEqual(["https://a.example/x", "https://b.example"]);
  });

  it.each([
    [{ PORT: "70000" }, /^SettingError: Setting PORT: must be a whole number from 0 to 65535$/],
    [{ MAIL_FROM: "noreply" }, /^SettingError: Setting MAIL_FROM: must be an address, or a name and <an address>$/],
    [{ MAIL_FROM: "Verein <noreply>" }, /^SettingError: Setting MAIL_FROM: /],
    [
      { SITE_URL: "kreativ.example" },
      /^SettingError: Setting SITE_URL: must be a whole address, such as https:\/\/example\.org$/,
    ],
    [
      { SITE_URL: "ftp://kreativ.example" },
      /^SettingError: Setting SITE_URL: must be a whole address, such as https:\/\/example\.org$/,
    ],
    [{ SITE_URL: "https://kreativ.example/pfad" }, /SITE_URL: must be an origin without a path$/],
    [{ SITE_URL: "https://kreativ.example/?a" }, /SITE_URL: must be an origin without a path$/],
    [{ DEMO: "ja" }, /^SettingError: Setting DEMO: must be 0 or 1$/],
    [{ HOST: "0.0.0.0" }, /Setting DEMO: demo mode is only for a loopback address, and HOST is 0.0.0.0$/],
    [{ DATABASE_URL: "postgresql://u:p@db/x" }, /Setting SECRET: is required when DATABASE_URL is set$/],
    [{ DATABASE_URL: "mysql://db" }, /^SettingError: Setting DATABASE_URL: /],
    [{ DATABASE_DIRECT_URL: "postgresql://u:p@db/x" }, /DIRECT_URL: is only for a server that DATABASE_URL names$/],
    [{ DATABASE_CONNECTIONS: "viele" }, /DATABASE_CONNECTIONS: must be a whole number from 1 to 10000$/],
    [{ WORKERS: "0" }, /^SettingError: Setting WORKERS: /],
    [{ SECRET: "kurz" }, /Setting SECRET: must have at least 32 characters$/],
    [
      { SMTP_URL: "mail.example" },
      /SMTP_URL: must be an address such as smtp:\/\/USER:PASSWORD@mail\.example\.org:587$/,
    ],
    [{ SMTP_URL: "http://mail" }, /^SettingError: Setting SMTP_URL: /],
    [{ SMTP_URL: "smtp://" }, /^SettingError: Setting SMTP_URL: /],
    [
      { STORAGE_URL: "s3://key:secret@store" },
      /^SettingError: Setting STORAGE_URL: must be s3:\/\/KEY:SECRET@host\/bucket$/,
    ],
    [{ STORAGE_URL: "s3://key:secret@store/a/b" }, /^SettingError: Setting STORAGE_URL: /],
    [{ STORAGE_URL: "bucket" }, /STORAGE_URL: must be s3:/],
    [{ STORAGE_URL: "s3://store/bucket" }, /^SettingError: Setting STORAGE_URL: /],
    [{ TRUST_PROXY: "proxy" }, /Setting TRUST_PROXY: must be addresses or networks, separated by commas$/],
    [{ TRUST_PROXY: "10.0.0.0/33" }, /Setting TRUST_PROXY: /],
    [{ PASSWORD_MIN_LENGTH: "5" }, /^SettingError: Setting PASSWORD_MIN_LENGTH: /],
    [{ CONTACT_EMAIL: "kontakt" }, /CONTACT_EMAIL: must be a mail address$/],
    [{ SOCIAL_LINKS: "javascript:alert(1)" }, /^SettingError: Setting SOCIAL_LINKS: /],
    [{ METRICS_TOKEN: "kurz" }, /Setting METRICS_TOKEN: must have at least 16 characters$/],
  ] as [Record<string, string>, RegExp][])("refuse %o in one line [HOUSE-144]", (variables, line) => {
    expect(refusal(variables)).toMatch(line);
  });
});

it.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.8.9.10", true],
  ["::1", true],
  ["[::1]", true],
  ["0.0.0.0", false],
  ["192.168.1.1", false],
  ["localhost.boese.example", false],
  ["127.0.0.1.boese.example", false],
])("knows whether %s is this machine", (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
