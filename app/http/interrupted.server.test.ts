import { describe, expect, it } from "vitest";
import { keepTyped, readInterrupted } from "./interrupted.server";

const post = (body: FormData, path = "/feed/neu?x=1") =>
  new Request(`http://localhost:3000${path}`, { method: "POST", body });

function carried(value: unknown) {
  const form = new FormData();
  form.set("fortsetzen", typeof value === "string" ? value : JSON.stringify(value));
  return form;
}

describe("keepTyped", () => {
  it("keeps what was typed and where it was going", async () => {
    const form = new FormData();
    form.append("content", "Grüße aus Hohenems");
    form.append("skills", "SEO");
    form.append("skills", "Branding");
    expect(await keepTyped(post(form))).toEqual({
      action: "/feed/neu?x=1",
      fields: [
        ["content", "Grüße aus Hohenems"],
        ["skills", "SEO"],
        ["skills", "Branding"],
      ],
      hadFiles: false,
    });
  });

  it("names the page, not the data behind it", async () => {
    expect((await keepTyped(post(new FormData(), "/profil.data")))?.action).toBe("/profil");
  });

  it("keeps no password and no file, but knows that there was one", async () => {
    const form = new FormData();
    form.append("newPassword", "geheim");
    form.append("images", new File(["x"], "a.png"));
    expect(await keepTyped(post(form))).toEqual({ action: "/feed/neu?x=1", fields: [], hadFiles: true });
  });

  it("has nothing to keep of a request that only reads", async () => {
    expect(await keepTyped(new Request("http://localhost:3000/feed"))).toBeNull();
  });
});

describe("readInterrupted", () => {
  const sound = { action: "/feed/neu", fields: [["content", "Hallo"]], hadFiles: false };

  it("reads back what it was given", () => {
    expect(readInterrupted(carried(sound))).toEqual(sound);
  });

  it.each([
    ["no JSON", "{"],
    ["another site", { ...sound, action: "https://boese.example" }],
    ["another host", { ...sound, action: "//boese.example" }],
    ["another host, bent", { ...sound, action: "/\\boese.example" }],
    ["another host, behind what browsers leave out", { ...sound, action: "/\t/boese.example" }],
    ["fields that are no pairs", { ...sound, fields: [["a"]] }],
    ["fields that are no texts", { ...sound, fields: [["a", 1]] }],
    ["no fields", { action: "/" }],
    ["null", "null"],
  ])("takes nothing from %s", (_, value) => {
    expect(readInterrupted(carried(value))).toBeNull();
  });

  it("takes nothing from a form without it", () => {
    expect(readInterrupted(new FormData())).toBeNull();
  });
});
