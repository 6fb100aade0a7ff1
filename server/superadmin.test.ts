import { expect, it } from "vitest";
import { Refusal } from "./refusal";
import { superadmin } from "./superadmin";

it.each([
  [[]],
  [["--remove"]],
  [["--grant", "anna@example.com"]],
  [["anna@example.com", "noch@example.com"]],
  [["--last", "anna@example.com"]],
])("asks which account is meant by %j [ADM-11]", async (words) => {
  const asked = superadmin(...words);
  await expect(asked).rejects.toThrow("Which account? npm run superadmin -- name@example.com");
  await expect(asked).rejects.toThrow(Refusal);
});
