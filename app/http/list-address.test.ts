import { expect, it } from "vitest";
import { searchOf } from "./list-address";

const at = (search: string) => searchOf(new Request(`https://example.com/admin/mails/1/verwerfen${search}`));

it("leads back to what was searched and chosen, without the word that was missing before [ADM-49, ADM-61]", () => {
  expect(at("?stand=endet&q=frida+r%C3%BCf")).toBe("?stand=endet&q=frida+r%C3%BCf");
  expect(at("?q=frida&fehlt=delete")).toBe("?q=frida");
  expect(at("?fehlt=delete")).toBe("");
  expect(at("")).toBe("");
});
