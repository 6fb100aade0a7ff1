import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { formOf } from "../../tests/support/form-of";
import { readInterrupted, saveTypedForm, unsavedFormOf } from "./interrupted.server";
import { requestContext, type SentForm } from "./request-context";

function sending(form: SentForm) {
  const context = new RouterContextProvider();
  context.set(requestContext, { requestId: "1", clientAddress: "127.0.0.1", form });
  return context;
}

function kept(fields: FormData, path = "/feed/neu?x=1") {
  return saveTypedForm(new Request(`http://localhost:3000${path}`, { method: "POST" }), sending({ fields }));
}

function carried(value: unknown) {
  return formOf({ fortsetzen: typeof value === "string" ? value : JSON.stringify(value) });
}

describe("saveTypedForm", () => {
  it("keeps what was typed and where it was going", () => {
    const form = formOf({ content: "Grüße aus Hohenems", skills: ["SEO", "Branding"] });
    expect(kept(form)).toEqual({
      action: "/feed/neu?x=1",
      fields: [
        ["content", "Grüße aus Hohenems"],
        ["skills", "SEO"],
        ["skills", "Branding"],
      ],
      files: [],
    });
  });

  it("names the page, not the data behind it", () => {
    expect(kept(new FormData(), "/profil.data")?.action).toBe("/profil");
  });

  it("keeps no password and no file, but knows which there were [AUTH-73]", () => {
    const form = formOf({ newPassword: "geheim", images: [new File([], ""), new File(["x"], "a.png")] });
    const files = [
      ["images", ""],
      ["images", "a.png"],
    ];
    expect(kept(form)).toEqual({ action: "/feed/neu?x=1", fields: [], files });
  });

  it("keeps no more than the sign-in form takes again [SAFE-15]", () => {
    const form = formOf({ content: "x".repeat(490_000) });
    expect(kept(form)?.fields).toHaveLength(1);
    form.append("content", "x".repeat(10_000));
    expect(() => kept(form)).toThrow(expect.objectContaining({ init: { status: 413 } }));
  });

  it("has nothing to keep of a request that only reads", () => {
    expect(saveTypedForm(new Request("http://localhost:3000/feed"), new RouterContextProvider())).toBeNull();
  });
});

describe("unsavedFormOf", () => {
  const headers = { referer: "http://localhost:3000/profil?x=1" };
  const request = new Request("http://localhost:3000/profil/loeschen", { method: "POST", headers });

  it("knows what no page can carry, and where the form was [TELL-45]", () => {
    const fields = formOf({ reason: "Ich ziehe fort." });
    expect(unsavedFormOf(request, sending({ fields }))).toEqual({
      action: "/profil/loeschen",
      fields: [["reason", "Ich ziehe fort."]],
      files: [],
      hadPassword: false,
      cameFrom: "/profil?x=1",
    });
    fields.append("password", "geheim");
    fields.append("files", new File([], "a.pdf"));
    const both = unsavedFormOf(request, sending({ fields }));
    const files = [["files", "a.pdf"]];
    expect(both).toMatchObject({ fields: [["reason", "Ich ziehe fort."]], files, hadPassword: true });
  });

  it("keeps nothing of a form that the gate refused, or that is too large", () => {
    expect(unsavedFormOf(request, sending({ status: 413 }))).toBeNull();
    const fields = formOf({ content: "x".repeat(500_000) });
    expect(unsavedFormOf(request, sending({ fields }))).toBeNull();
  });
});

describe("readInterrupted", () => {
  const sound = { action: "/feed/neu", fields: [["content", "Hallo"]], files: [["images", "a.png"]] };

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
    ["files that are no names", { ...sound, files: [["a", 1]] }],
    ["more fields than a form has", { ...sound, fields: Array(201).fill(["a", "b"]) }],
    ["null", "null"],
  ])("takes nothing from %s", (_, value) => {
    expect(readInterrupted(carried(value))).toBeNull();
  });

  it("takes nothing from a form without it", () => {
    expect(readInterrupted(new FormData())).toBeNull();
  });
});
