import { expect, it } from "vitest";
import { emailField, mailLine, spellingsInAddresses } from "./email-field";

const read = (typed: string) => emailField("fehlt").safeParse(typed).data ?? "refused";

it.each([
  ["info@Käsehaus.at", "info@xn--ksehaus-5wa.at"],
  ["info@xn--ksehaus-5wa.at", "info@xn--ksehaus-5wa.at"],
  ["anna@x\u3002at", "anna@x.at"],
  ["Anna+Post@Example.COM", "anna+post@example.com"],
  ["\u200eanna\u200b@example.com\ufeff", "anna@example.com"],
])("an address is read as its mail server knows it: %s [AUTH-65, SAFE-113]", (typed, address) => {
  expect(read(typed)).toBe(address);
});

it.each([
  ...["jürgen@example.com", "anna@käse haus.at", "anna@käsehaus", "anna@käsehaus.at/post", "anna@@käsehaus.at"],
  ...["anna", "anna@", "a b@example.com", `${"a".repeat(250)}@example.com`, "A <a@example.com>"],
  ...["a@example.com,b@example.com", "a@example.com\r\nBcc: b@example.com"],
])("is refused as it was typed: %s [AUTH-18]", (typed) => {
  expect(read(typed)).toBe("refused");
});

it("keeps capitals where an address is shown as typed", () => {
  expect(mailLine(" Anna@Example.com ")).toBe("Anna@Example.com");
});

it.each([
  ["käsehaus", ["käsehaus", "xn--ksehaus-5wa"]],
  ["info@käsehaus.at", ["info@käsehaus.at", "info@xn--ksehaus-5wa.at"]],
  ["Anna", ["Anna"]],
  ["anna@", ["anna@"]],
])("looks for '%s' as it is typed, and as a stored address has it [ADM-73]", (word, spellings) => {
  expect(spellingsInAddresses(word)).toEqual(spellings);
});
