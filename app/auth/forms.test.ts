import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { formOf } from "../../tests/support/form-of";
import { newPasswordSchema, registerSchema, signInSchema } from "./forms";

const filledIn = { name: "Anna Fink", email: "anna@example.com", password: "qz7pvK", agbAccepted: "on" };
const parse = (values: Record<string, string>, minLength = 6) =>
  parseWithZod(formOf(values), { schema: registerSchema(minLength) });
const errorsOf = (values: Record<string, string>, minLength = 6) => parse(values, minLength).reply().error;

describe("the registration", () => {
  it("is for a creative without newsletter by default [AUTH-13, AUTH-21]", () => {
    const submission = parse(filledIn);
    expect(submission.status === "success" && submission.value).toEqual({
      ...filledIn,
      userType: "kreative",
      newsletterConsent: false,
      agbAccepted: true,
    });
  });

  it("knows two types of user only [GEN-02]", () => {
    expect(parse({ ...filledIn, userType: "unternehmen" }).status).toBe("success");
    expect(errorsOf({ ...filledIn, userType: "superadmin" })).toHaveProperty("userType");
  });

  it.each([
    ["name", "Bitte geben Sie Ihren Namen ein"],
    ["email", "Bitte geben Sie Ihre E-Mail-Adresse ein"],
    ["password", "Bitte geben Sie ein Passwort ein"],
  ])("needs a %s [AUTH-17]", (field, text) => {
    expect(errorsOf({ ...filledIn, [field]: "" })).toMatchObject({ [field]: [text] });
  });

  it("takes the least length of a password from the settings [AUTH-19]", () => {
    expect(errorsOf({ ...filledIn, password: "12345" })?.password?.[0]).toContain("mindestens 6 Zeichen");
    expect(errorsOf(filledIn, 10)?.password?.[0]).toContain("mindestens 10 Zeichen");
    expect(errorsOf({ ...filledIn, password: "x".repeat(129) })?.password?.[0]).toContain("höchstens 128 Zeichen");
  });

  it("normalises names, and refuses those with hidden characters or web addresses [SAFE-62, SAFE-63]", () => {
    const nameOf = (name: string) => {
      const submission = parse({ ...filledIn, name });
      return submission.status === "success" ? submission.value.name : submission.reply().error?.name;
    };
    expect(nameOf("  Anna \t\n Fink ")).toBe("Anna Fink");
    expect(nameOf("A\u0308nna")).toBe("Änna");
    expect(nameOf("   ")).toEqual(["Bitte geben Sie Ihren Namen ein"]);
    expect(nameOf("Anna\u202efink")).toEqual(["Der Name enthält unsichtbare Zeichen"]);
    for (const hidden of ["\u200b\u200b", "Anna\u200dFink", "An\u00adna", "\u3164", "\u2800", "Anna\ufe0f"])
      expect(nameOf(hidden)).toEqual(["Der Name enthält unsichtbare Zeichen"]);
    for (const shown of ["Anna ❤️", "👩🏽‍🎨 Atelier", "🇦🇹 Şükrü O’Neil", "Studio 1️⃣", "علی‌رضا"])
      expect(nameOf(shown)).toBe(shown);
    expect(nameOf("Bonus auf casino.com")).toEqual(["Der Name darf keine Internet- oder E-Mail-Adresse enthalten"]);
    expect(nameOf("x".repeat(121))).toEqual(["Der Name darf höchstens 120 Zeichen lang sein"]);
  });
});

describe("the sign-in", () => {
  it("stores the address in lower case", () => {
    const submission = parseWithZod(formOf({ email: " Anna@Example.COM ", password: "x" }), { schema: signInSchema });
    expect(submission.status === "success" && submission.value.email).toBe("anna@example.com");
  });

  it("hashes no password that is too long", () => {
    const long = formOf({ email: "anna@example.com", password: "x".repeat(129) });
    expect(parseWithZod(long, { schema: signInSchema }).reply().error).toHaveProperty("password");
  });
});

it("a new password must be typed twice [OWN-42]", () => {
  const values = { token: "t", password: "qz7pvK", passwordConfirmation: "qz7pvL" };
  const { error } = parseWithZod(formOf(values), { schema: newPasswordSchema(6) }).reply();
  expect(error).toEqual({ passwordConfirmation: ["Die neuen Passwörter stimmen nicht überein"] });
});
