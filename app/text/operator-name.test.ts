import { describe, expect, it } from "vitest";
import { looksLikeOperator } from "./operator-name";

const product = "Kreativländle";

describe("a name that looks like the operator's [SAFE-107]", () => {
  it.each([
    "Kreativländle",
    "Kreativländle Support",
    "KREATIVLAENDLE",
    "kreativ-ländle",
    "K r e a t i v l ä n d l e",
    "Кreativländlе",
    "Κreatiνländle",
    "Ꮶreativländle",
    "ᴋʀᴇᴀᴛɪᴠʟäɴᴅʟᴇ",
    "𝐊𝐫𝐞𝐚𝐭𝐢𝐯𝐥ä𝐧𝐝𝐥𝐞",
    "🅺🆁🅴🅰🆃🅸🆅🅻🅰🅽🅳🅻🅴",
    "🇰 🇷 🇪 🇦 🇹 🇮 🇻 🇱 🇦 🇳 🇩 🇱 🇪",
    "Ｋｒｅａｔｉｖｌäｎｄｌｅ",
    "Kreat1vländ1e",
    "Kreatívländle Team Wien",
    "Team Kreativländle24",
    "Freunde des kreativlandle",
    "Administrator",
    "Administratorin",
    "Аdministrаtоr",
    "Adm1n",
    "ADMIN 2",
    "A.d.m.i.n",
    "AdminTeam",
    "Anna (Admin)",
    "Админ",
    "Support",
    "Support-Team",
    "Das Support Team",
    "Technischer Support",
    "Ѕuppоrt",
    "Kundenservice",
    "Moderator",
    "Offizieller Kundendienst",
    "Webrnaster",
    "ᏦᎡᎬᎪᎢᏆᏙᏞᎪΝᎠᏞᎬ",
    "Ⲕreativländle",
    "𐌺reativländle",
    "Ƙreativländle",
    "Kᴙeativländle",
    "Krea†ivländle",
    "Kreativländl℮",
    "ᗩᗪᗰIᑎ",
    "Adm¡n",
    "Administration",
    "Das Moderationsteam",
    "Sicherheitsteam",
    "Verwaltung",
    "Systemnachricht",
    "Kreativlände",
    "Kreativländlee",
    "Kreatvländle",
    "Kraetivländle",
    "Kreativ Ländel",
    "Kreativländte Team",
    "Das Kreatiwländle",
  ])("is %s", (name) => {
    expect(looksLikeOperator(name, product)).toBe(true);
  });

  it.each([
    "Anna Fink",
    "Studio Ländle",
    "Kreativbüro Ländle",
    "Moderation Müller",
    "Support Your Local Artist",
    "Redaktion Rheintal",
    "Hilfe für Helfer",
    "Team Wälder",
    "Adminton Verein",
    "Badminton Lustenau",
    "Admir Nović",
    "Das Team",
    "Technik und Service Huber",
    "Анна Иванова",
    "Ελένη Παπαδοπούλου",
    "株式会社",
    "Studio 54",
    "👩🏽‍🎨 Atelier",
    "System Design Bregenz",
    "Kreativland Tirol",
    "Kreativ im Ländle",
    "Kreativbande",
  ])("is not %s", (name) => {
    expect(looksLikeOperator(name, product)).toBe(false);
  });

  it.each(["Support von Kreativländle", "Administrator", "Admin-Team", "Kreatіvländle"])(
    "as a title is %s",
    (title) => {
      expect(looksLikeOperator(title, product, "title")).toBe(true);
    },
  );

  it.each(["Moderatorin", "IT-Administrator", "Redaktion", "Kundenservice", "Illustratorin"])(
    "as a title is not %s",
    (title) => {
      expect(looksLikeOperator(title, product, "title")).toBe(false);
    },
  );

  it("follows the product's name, of which a short one may be part of others", () => {
    expect(looksLikeOperator("Werkbank Vorarlberg", "Werkbank")).toBe(true);
    expect(looksLikeOperator("Werkbank Vorarlberg", product)).toBe(false);
    expect(looksLikeOperator("Kunsthandel Huber", "Kunst")).toBe(false);
    expect(looksLikeOperator("Kunst Support", "Kunst")).toBe(true);
    expect(looksLikeOperator("Werkbang", "Werkbank")).toBe(true);
    expect(looksLikeOperator("Kunss", "Kunst")).toBe(false);
    expect(looksLikeOperator("Anna", "")).toBe(false);
    expect(looksLikeOperator("Anna", "株式")).toBe(false);
  });

  it("is found in a long text without delay", () => {
    const started = process.cpuUsage();
    for (const text of ["admin".repeat(40), "team".repeat(50), "vv".repeat(100), "a".repeat(200)])
      looksLikeOperator(text, product);
    expect(process.cpuUsage(started).user).toBeLessThan(50_000);
  });
});
