import { expect, it } from "vitest";
import { failureText } from "./failure-text.server";

it("calls a failure unknown only when it does not pass by itself [AUTH-33, SAFE-123]", () => {
  const away = new Error("query failed", { cause: new Error("timeout exceeded when trying to connect") });
  expect(failureText(away)).toBe("Das geht gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal.");
  expect(failureText(new Error("column does not exist"))).toBe("Ein unbekannter Fehler ist aufgetreten");
});
