import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"]);

export const commonPasswordText =
  "Dieses Passwort wird sehr häufig verwendet und ist leicht zu erraten. Bitte wählen Sie ein anderes.";

/** One of the passwords that are tried first, also with a capital, or with a digit or mark at its end. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const stem = lower.replace(/[\d!?.*#_-]+$/, "");
  return common.has(lower) || (stem.length >= 4 && lower.length - stem.length <= 2 && common.has(stem));
}
