import { describe, expect, it } from "vitest";
import { hasWebAddress, hidesSomething, mixesAlphabets, tidyName } from "./name";

describe("a name [SAFE-62]", () => {
  it.each([
    "Anna Fink",
    "Şükrü O’Neil",
    "Studio 1️⃣",
    "Team #️⃣",
    "🇦🇹 Atelier",
    "🏴󠁧󠁢󠁷󠁬󠁳󠁿 Dylan",
    "👩🏽‍🎨 Atelier",
    "Anna ❤️",
    "👨‍👩‍👧‍👦 Fink",
    "علی‌رضا",
    "می‌خواهم",
    "ශ්‍රී ලංකා",
    "क्‍ष",
    "株式会社",
  ])("may be %s", (name) => {
    expect(tidyName(name)).toBe(name.normalize("NFC"));
    expect(hidesSomething(name)).toBe(false);
  });

  it.each([
    ["a zero width space", "Anna\u200bFink"],
    ["a joiner between Latin letters", "Anna\u200dFink"],
    ["a soft hyphen", "An\u00adna"],
    ["a filler", "\u3164"],
    ["a Braille cell that looks like a space", "Anna\u2800Fink"],
    ["nothing but Braille cells", "\u2800"],
    ["a direction mark", "Anna\u202efink"],
    ["a style mark after a letter", "Anna\ufe0f"],
    ["a joiner at the end of an emoji", "Anna 👩\u200d"],
    ["a mark that parts what stands apart anyway", "رضا\u200cعلی"],
    ["a mark that parts nothing", "علی\u200c"],
    ["a tag without its flag", "Anna\u{e0067}"],
    ["only a mark", "\u0301"],
  ])("may not hide %s", (_, name) => {
    expect(hidesSomething(tidyName(name))).toBe(true);
  });
});

describe("the alphabets of a name [SAFE-111]", () => {
  it.each(["Аnna Fink", "Annа Fink", "Аня Fіnk", "Fiνk", "ꓮnna", "a\u0301ο"])(
    "are not mixed within a word, as in %s",
    (name) => expect(mixesAlphabets(tidyName(name))).toBe(true),
  );

  it.each([
    "Anna Fink",
    "Анна Финк",
    "Ελένη Παπαδοπούλου",
    "Анна Fink",
    "Studio π",
    "株式会社 Fink",
    "José-Ñandú Ðorđević",
    "12µm",
  ])("may be any and several, as in %s", (name) => expect(mixesAlphabets(tidyName(name))).toBe(false));

  it("are written plainly", () => expect(tidyName("Ａｎｎａ 𝐅𝐢𝐧𝐤 ２")).toBe("Anna Fink 2"));
});

describe("a web address in a name [SAFE-63]", () => {
  it.each([
    "https://casino.example",
    "Gewinnen auf http://x.example",
    "www.studio-berg.at",
    "WWW.casino.ru",
    "studio-berg.at",
    "MUELLER.AT",
    "Jetzt auf casino-bonus.com gewinnen",
    "bit.ly/abc (kurz: x.co) goo.de/abc",
    "studio-berg.at/angebot",
    "müller.de",
    "casino。com",
    "casino．com",
    "ｃａｓｉｎｏ.com",
    "xn--mller-kva.example",
    "anna@fink.example",
    "Anna Fink anna.fink@mail.com",
    "licht.design",
    "shop.licht.studio",
    "t.me://x",
    "ftp://files",
  ])("is found in %s", (name) => {
    expect(hasWebAddress(name)).toBe(true);
  });

  it.each([
    "St. Anton",
    "St.Anton am Arlberg",
    "Dr. Huber",
    "Dr.Huber",
    "Dr.Li",
    "Mag.a Eva Moser",
    "Mag.in Eva Moser",
    "DI.in Eva Moser",
    "Müller&Co.",
    "Müller&Co.KG",
    "Müller & Co. KG",
    "Berg Ges.m.b.H.",
    "Studio Berg e.U.",
    "Kulturverein e.V.",
    "Huber O.G.",
    "J.R.R. Tolkien",
    "C.de Vries",
    "B.Li",
    "A.I. Atelier",
    "Studio 3.0",
    "No.1 Studio",
    "Licht.Design",
    "Raum.Studio Wien",
    "Kunst.am.Bau",
    "@annafink",
    "Anna/Ben",
    "Grafik: Anna",
    "Foto...Film",
    "Fink.",
    "Atelier Netz",
    "株式会社。東京",
  ])("is not seen in %s", (name) => {
    expect(hasWebAddress(name)).toBe(false);
  });
});
