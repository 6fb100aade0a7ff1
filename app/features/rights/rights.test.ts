import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { UsageRights } from "~/db/schema";
import { fairRights, rightsKinds, rightsText, shortRightsText } from "./rights";
import { rightsFields, rightsOf, typedRights } from "./rights-schema";

const usual: UsageRights = { ...fairRights, uses: ["print", "web"] };
const everything: UsageRights = {
  ...{ uses: ["alles"], area: "weltweit", term: "unbefristet", kind: "exklusiv" },
  ...{ sources: true, credit: false },
};

describe("rights of use", () => {
  it("read as one sentence, with what is unusual at its end [RIGHTS-03]", () => {
    expect(rightsText(usual)).toBe("einfache Nutzung, Print und Web, Österreich, 3\u00a0Jahre");
    expect(rightsText({ ...usual, uses: ["print", "web", "messe"], area: "region", term: "1" })).toBe(
      "einfache Nutzung, Print, Web und Messe, Region, 1\u00a0Jahr",
    );
    expect(rightsText(everything)).toBe(
      "exklusive Nutzung, alle Zwecke, weltweit, unbefristet, mit offenen Dateien, ohne Namensnennung",
    );
    expect(rightsText(null)).toBeNull();
  });

  it("are short on a card, the term on one line [RIGHTS-04, LOOK-40]", () => {
    expect(shortRightsText(everything)).toBe("alles, unbefristet, exklusiv");
    expect(shortRightsText(usual)).toBe("Print, Web, 3\u00a0Jahre, einfach");
  });

  it("are what a fair contract has, until somebody chooses, and in the words of the law [RIGHTS-02]", () => {
    const { rightsUses, ...preset } = typedRights(null);
    expect(rightsUses).toEqual([]);
    expect(preset).toEqual({
      ...{ rightsKind: "einfach", rightsArea: "oesterreich", rightsTerm: "3" },
      ...{ rightsSources: "nein", rightsCredit: "ja" },
    });
    expect(Object.values(rightsKinds)).toEqual(["Einfach (Werknutzungsbewilligung)", "Exklusiv (Werknutzungsrecht)"]);
  });

  it("come back from the form as they were, say nothing without a use, and name all uses alone [RIGHTS-01]", () => {
    const read = (values: object) => rightsOf(z.parse(z.object(rightsFields), values));
    expect([read(typedRights(usual)), read(typedRights(everything))]).toEqual([usual, everything]);
    expect(read({ rightsUses: [], rightsKind: "exklusiv" })).toBeNull();
    expect(read({ rightsUses: ["web", "print"] })).toEqual(usual);
    expect(read({ rightsUses: ["web", "alles"] })?.uses).toEqual(["alles"]);
    expect(z.safeParse(z.object(rightsFields), { rightsUses: ["kino"] }).success).toBe(false);
    expect(z.safeParse(z.object(rightsFields), { rightsUses: ["web"], rightsTerm: "99" }).success).toBe(false);
  });
});
