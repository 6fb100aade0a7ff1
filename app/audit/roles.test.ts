import { describe, expect, it } from "vitest";
import type { Role } from "~/db/schema";
import { looksLikeOperator } from "~/text/operator-name";
import { type ActionName, actions } from "./acts";
import { mayAct, mayOpen, roles, rolesText } from "./roles";

const holder = (...held: Role[]) => ({ isSuperadmin: false, roles: held });
const superadmin = { isSuperadmin: true };
const member = { isSuperadmin: false };
const all = Object.keys(actions) as ActionName[];

describe("roles [ADM-55]", () => {
  it("leave to superadmins what nobody can take back, accounts, exports and roles [ADM-53, ADM-54]", () => {
    const kept = all.filter((action) => !mayAct(holder("redaktion", "moderation"), action));
    for (const action of all.filter((name) =>
      /\.(delete|block|unblock|send|end|copy|copy-fetch|roles|edit)$/.test(name),
    ))
      expect(kept).toContain(action);
    expect(all.filter((action) => !mayAct(superadmin, action))).toEqual([]);
    expect(all.filter((action) => mayAct(member, action))).toEqual([]);
  });

  it("do not overlap in acts, and both together allow what each does", () => {
    for (const action of all) {
      const [editor, moderator] = [mayAct(holder("redaktion"), action), mayAct(holder("moderation"), action)];
      expect([action, editor && moderator]).toEqual([action, false]);
      expect(mayAct(holder("redaktion", "moderation"), action)).toBe(editor || moderator);
    }
  });

  it("open addresses only as the table names them, and for reading where it says GET", () => {
    const moderator = holder("moderation");
    expect(mayOpen(moderator, "GET", "/admin/profile/:id")).toBe(true);
    expect(mayOpen(moderator, "HEAD", "/admin/profile/:id")).toBe(true);
    expect(mayOpen(moderator, "POST", "/admin/profile/:id")).toBe(false);
    expect(mayOpen(moderator, "POST", "/admin/meldungen/:id")).toBe(true);
    expect(mayOpen(moderator, "GET", "/admin/newsletter")).toBe(false);
    expect(mayOpen(holder("redaktion"), "GET", "/admin/meldungen")).toBe(false);
    for (const { addresses } of Object.values(roles))
      for (const address of addresses) expect(mayOpen(member, "GET", address.replace("GET ", ""))).toBe(false);
  });

  it("lead where the menu leads, and no member has their name [ADM-55]", () => {
    for (const [role, { label }] of Object.entries(roles) as [Role, (typeof roles)[Role]][]) {
      expect([role, mayOpen(holder(role), "GET", "/admin/dashboard")]).toEqual([role, true]);
      expect([role, looksLikeOperator(label, "Kreativländle")]).toEqual([role, true]);
    }
  });

  it("are said in words", () => {
    expect(rolesText([])).toBe("keine");
    expect(rolesText(["redaktion", "moderation"])).toBe("Redaktion, Moderation");
  });
});
