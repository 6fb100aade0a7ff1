import { describe, expect, it } from "vitest";
import { whyWeak } from "./weak-password.server";

const anna = { name: "Anna-Lena Böckle", email: "a.fink+post@studio-rheintal.example" };

const refused: Record<string, string[]> = {
  "wird sehr häufig verwendet": [
    ...["password", "Passwort", "PASSWORT1", "hallo123", "schatz!", "dragon12", "hallo2024", "2024hallo", "dragon!!!!"],
    ...["Passwort123456", "passwort!!!!", "Sonnenschein", "iloveyou", "trustno1", "fussball7"],
  ],
  "einer Reihe wie 123 oder abc": [
    ...[
      "123456",
      "654321",
      "987654321012",
      "abcdefgh",
      "hgfedcba",
      "ABCDEFGHIJ",
      "13579",
      "acegik",
      "7890123",
      "xyz987",
    ],
    ...[
      "a1b2c3d4e5f6g7",
      "a-b-c-d-e",
      "aabbccddee",
      "mnopqr!",
      "qx123456",
      "abcdwxyz",
      "89012345678",
      "abc123",
      "1q2w3e4r",
    ],
  ],
  "wiederholt fast nur dieselben Zeichen": [
    ...[
      "aaaaaa",
      "aaaaaaaaaaaaaaa",
      "defdefdefdef",
      "zzzzzzz!",
      "qxqxqxqxqx",
      "!!!!!!!",
      "77777777777",
      "qvzqvzqvz",
      "öööööö",
      "-------",
    ],
    "ggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg",
  ],
  "Tasten, die nebeneinander liegen": [
    ...[
      "qwertz",
      "asdfgh",
      "qwertzuiop",
      "poiuztrewq",
      "qwertyuiop[]",
      "yxcvbnm,",
      "mnbvcxy",
      "zxcvbnm,./",
      "asdfghjklö",
      "ölkjhgfdsa",
    ],
    ...["1qay2wsx3edc", "1qaz2wsx!", "lkjhgf!", "tzuiop1", '!"§$%&/(', "!@#$%^&*", "^%$#@!", "xsw2yaq1", "POIUZT9"],
    ...["q1w2e3r4t5z6", "159357", "zuioplkjh"],
  ],
  "einem Datum oder einer Jahreszahl": ["24.12.1987", "24121987x", "1987-12-24", "17.05.68", "Mo1987!"],
  "Wörtern dieser Website": [
    ...["kreativ", "Kreativ", "kreativlaendle", "Kreativländle", "kreativlandle!", "KREATIVLAENDLE1", "Ländle2026"],
    ...["kr3at1v", "kre4tivl@endle", "vitaerk", "ausschreibung7", "vorarlberg123", "kreativkreativ", "unternehmen!x"],
  ],
  "Ihrem Namen oder Ihrer E-Mail-Adresse": [
    ...[
      "boeckle",
      "Böckle",
      "bockle1",
      "annalena",
      "anna-lena",
      "AnnaLena2024",
      "elkceob",
      "b0eckle",
      "annalenaböckle",
    ],
    ...["afinkpost", "studiorheintal", "rheintal!", "fink1985", "Studio123", "lena-anna", "fink@rheintal"],
  ],
};

describe("a password that is easy to guess is refused, and the text says why [ACCT-01]", () => {
  const rows = Object.entries(refused).flatMap(([reason, passwords]) =>
    passwords.map((password) => [password, reason] as const),
  );
  it.each(rows)("%s: %s", (password, reason) => {
    expect(whyWeak(password, anna)).toContain(reason);
    expect(whyWeak(password, anna)).toMatch(/Bitte wählen Sie ein anderes, zum Beispiel drei Wörter/);
  });
});

it.each([
  ...["Mostbirne am Pfänder", "qz7pvK", "x7!kQe", "Käsknöpfle mit Apfelmus", "correct horse battery staple"],
  ...["Anna mag keine Gurken", "kreativ sein ist schön", "aaaaaa ist kein gutes Passwort", "Wer weder noch sagt"],
  ...[
    "123 Schafe zählen",
    "qwertz ist keine Reihe",
    "Im Jahr 1987 war Schnee",
    "Tee+Tisch+Tal",
    "K9#vT2",
    "Gsi&Gsi&Ghörig",
  ],
  ...["Zug 7 fährt um 9", "Ländle, Most und Regen", "ⲁⲃⲅ日本語の雨", "🦊🏔️🧀🥁🎨🚲", "  viel  Platz  "],
])("a password that is hard to guess is accepted, whatever it contains %s [ACCT-02]", (password) => {
  expect(whyWeak(password, anna)).toBeNull();
});

it("knows the words of the person whose password it is, and of nobody else", () => {
  expect(whyWeak("rheintal!", anna)).not.toBeNull();
  expect(whyWeak("rheintal!", { name: "Ben Rusch", email: "ben@example.com" })).toBeNull();
  expect(whyWeak("rheintal!")).toBeNull();
});

it("takes no notable time for any password of the greatest length", () => {
  for (const piece of ["a", "ab", "123", "q1w2", "24.12.1987", "annalena", "kr3at1v"]) {
    const password = piece.repeat(128).slice(0, 128);
    const before = process.threadCpuUsage();
    whyWeak(password, anna);
    expect(process.threadCpuUsage(before).user, piece).toBeLessThan(100_000);
  }
});
