import { dictionary } from "@zxcvbn-ts/language-common";
import { settings } from "~/settings.server";
import { slugify } from "~/text/slug";
import { type GuessableKind, guess } from "./guessable";

/** The person who chooses the password. */
export interface PasswordOwner {
  name: string;
  email: string;
}

/** An attacker can guess a password with fewer independent parts within the allowed tries. */
const leastEffort = 5;
const shortestWord = 3;

const siteWords = () => [
  ...wordsOf(settings.productName),
  ...["kreativ", "kreative", "laendle", "landle", "vorarlberg", "ausschreibung", "unternehmen", "admin", "superadmin"],
];

const advice = "Bitte wählen Sie ein anderes, zum Beispiel drei Wörter, die nichts miteinander zu tun haben.";
const reasons: Record<GuessableKind, string> = {
  sequence: `Dieses Passwort besteht fast nur aus einer Reihe wie 123 oder abc. ${advice}`,
  repeat: `Dieses Passwort wiederholt fast nur dieselben Zeichen. ${advice}`,
  keyboard: `Dieses Passwort besteht fast nur aus Tasten, die nebeneinander liegen. ${advice}`,
  date: `Dieses Passwort besteht fast nur aus einem Datum oder einer Jahreszahl. ${advice}`,
  site: `Dieses Passwort besteht fast nur aus Wörtern dieser Website. ${advice}`,
  own: `Dieses Passwort besteht fast nur aus Ihrem Namen oder Ihrer E-Mail-Adresse. ${advice}`,
};
const commonText = `Dieses Passwort wird sehr häufig verwendet und ist leicht zu erraten. ${advice}`;

/** Why a password is easy to guess, as a text for the person; null when it is strong enough. */
export function whyWeak(password: string, owner?: PasswordOwner): string | null {
  const lower = password.normalize("NFKC").toLowerCase();
  const own = owner ? [...wordsOf(owner.name), ...wordsOf(owner.email.replace(/\.[^.]*$/, ""))] : [];
  const { effort, kind } = guess(spellOut(lower), { site: siteWords(), own });
  if (kind && effort < leastEffort) return reasons[kind];
  return isCommonPassword(lower) || isCommonWithExtras(lower) ? commonText : null;
}

/** One text, because a set of these 49,000 words takes 3 MB. Finding one takes 0.3 ms, its hash a hundred. */
const common = `\n${dictionary["passwords-common"].join("\n")}\n`;

/** Whether this is one of the passwords that attackers try first. */
const isCommonPassword = (password: string): boolean => !password.includes("\n") && common.includes(`\n${password}\n`);

/** Attackers try 'passwort!' and '2024dragon' right after 'passwort' and 'dragon'. */
function isCommonWithExtras(lower: string): boolean {
  const [, before = "", word = "", after = ""] = /^([^\p{L}]*)(\p{L}{4,})([^\p{L}]*)$/u.exec(lower) ?? [];
  return isCommonPassword(word) && guess(before + after, {}).effort <= 2;
}

/** The words of a name or an address, together and one by one, with umlauts spelled out ('ae') and reduced ('a'). */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{Diacritic}/gu, "");
  const words = [text, plain].flatMap((spelling) => {
    const parts = slugify(spelling).split("-");
    return [parts.join(""), ...parts];
  });
  return [...new Set(words)].filter((word) => word.length >= shortestWord);
}

const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

const spellOut = (text: string) => text.replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter);
