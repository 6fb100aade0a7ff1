import { expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.server";

it.each(["123456", "password", "Passwort", "PASSWORT1", "hallo123", "schatz!", "dragon12"])(
  "knows that %s is guessed first",
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

it.each(["Mostbirne am Pfänder", "qz7pvK", "xq1", "1a2b3c4d5e6f7g", "Käsknöpfle mit Apfelmus"])(
  "has nothing against %s",
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
