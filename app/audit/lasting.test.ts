import { expect, it } from "vitest";
import { actsOfDesk, lastingOf } from "./lasting";

it("asks for password and word before what deletes, blocks, discards, ends or takes back [ADM-49]", () => {
  const verbs = /\/(loeschen|sperren|verwerfen|beenden|senden|widerrufen|zuruecknehmen)$/;
  for (const [address, { asksPassword, word }] of Object.entries(actsOfDesk)) {
    const hint = "an act has a word when its address ends with one of these verbs, and only then";
    expect([address, word !== undefined], hint).toEqual([address, verbs.test(address)]);
    if (word) expect([address, asksPassword]).toEqual([address, true]);
  }
});

it("asks for the same before an act on several as before one [ADM-49, ADM-64]", () => {
  expect(lastingOf("profile", "sperren").word).toBe("block");
  expect(lastingOf("reservierungen", "loeschen").word).toBe("delete");
  expect(lastingOf("reservierungen", "erneuern")).toEqual({ asksPassword: true });
  expect(lastingOf("meldungen", "ausblenden")).toEqual({ asksPassword: false });
  expect(() => lastingOf("meldungen", "loeschen")).toThrow("can be taken back");
});
