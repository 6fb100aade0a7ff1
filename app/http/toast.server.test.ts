import { describe, expect, it } from "vitest";
import { mayCarryToast, redirectWithToast, takeToast } from "./toast.server";

const withCookie = (cookie: string) => new Request("http://localhost:3000/", { headers: { cookie } });
const cookieOf = (response: { headers: Headers }) => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";

describe("a toast over a redirect", () => {
  it("arrives as it was sent, umlauts and all [GEN-15]", async () => {
    const toast = { title: "Beitrag veröffentlicht", description: "Schön, dass Sie da sind; wirklich = schön." };
    const response = await redirectWithToast("/feed", toast);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/feed"]);
    const request = withCookie(`andere=1; ${cookieOf(response)}`);
    expect(mayCarryToast(request.headers.get("cookie") ?? "")).toBe(true);
    expect((await takeToast(request)).toast).toEqual({ ...toast, kind: "success" });
  });

  it("is forgotten once it is taken", async () => {
    const { headers } = await takeToast(withCookie(cookieOf(await redirectWithToast("/", { title: "Einmal" }))));
    expect(headers.getSetCookie()[0]).toMatch(/^toast=.*Max-Age=0/);
  });

  it("keeps the other cookies of the answer", async () => {
    const headers = new Headers({ "set-cookie": "a=1" });
    expect((await redirectWithToast("/", { title: "Mit" }, headers)).headers.getSetCookie()).toHaveLength(2);
  });

  it("is untrusted: anything malformed is ignored, and long texts are cut", async () => {
    const { toast } = await takeToast(withCookie("toast=erfunden"));
    expect(toast).toBeNull();
    const carry = (value: object) => redirectWithToast("/", value as { title: string }).then(cookieOf);
    expect((await takeToast(withCookie(await carry({ description: "ohne Titel" })))).toast).toBeNull();
    const long = await takeToast(withCookie(await carry({ title: "x".repeat(300), kind: "boese" })));
    expect(long.toast).toMatchObject({ title: "x".repeat(200), kind: "success" });
  });

  it("is not read without its cookie", async () => {
    expect(mayCarryToast("session=1")).toBe(false);
    const { toast, headers } = await takeToast(new Request("http://localhost:3000/"));
    expect([toast, headers.getSetCookie()]).toEqual([null, []]);
  });
});
