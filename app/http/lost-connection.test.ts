import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, it } from "vitest";
import { type FailedWrite, handleLostConnection } from "./lost-connection";

const request = (fields: Record<string, string>) =>
  new Request("http://localhost/admin/posts/1/ausblenden", { method: "POST", body: new URLSearchParams(fields) });

/** What a form gets when the server has thrown this. */
const answerTo = (status: number, body: unknown, fields?: Record<string, string>) =>
  answerToError(new ErrorResponse(status, "", body), fields);

async function answerToError(
  error: unknown,
  fields = { reason: "Setzt eine Person herab." } as Record<string, string>,
) {
  const results = { page: { type: "error" as const, result: error } };
  const args = { request: request(fields) } as Parameters<typeof handleLostConnection>[0];
  const answers = await handleLostConnection(args, async () => results);
  const { type, result } = (answers as Record<string, { type: string; result: unknown }>).page ?? {};
  return type === "data" ? (result as { data: FailedWrite }).data : null;
}

it("answers a refused act at its form, with what was typed [TELL-50]", async () => {
  const problem = { title: "Nicht über sich selbst", text: "Das betrifft Sie selbst." };
  const answer = await answerTo(403, { problem });
  expect(answer?.problem).toEqual({
    title: problem.title,
    text: "Das betrifft Sie selbst. Was Sie eingegeben haben, ist noch da.",
  });
  expect(answer?.result?.initialValue).toEqual({ reason: "Setzt eine Person herab." });
  const failed = await answerTo(500, { problem: { title: "Link nicht gesendet" } });
  expect(failed?.problem.text).toContain("ist noch da: Bitte senden Sie es später");
  const limited = { title: "Link nicht gesendet", text: "Bitte versuchen Sie es in 5 Minuten noch einmal." };
  expect((await answerTo(429, { problem: limited }))?.problem.text).toBe(
    "Bitte versuchen Sie es in 5 Minuten noch einmal. Was Sie eingegeben haben, ist noch da.",
  );
});

it("keeps a text when its thing, or the right to it, has gone meanwhile [TELL-51]", async () => {
  for (const [status, title] of [
    [403, "Das dürfen Sie nicht mehr"],
    [404, "Das gibt es nicht mehr"],
    [410, "Das gibt es nicht mehr"],
  ] as const) {
    const answer = await answerTo(status, null);
    expect(answer?.problem.title).toBe(title);
    expect(answer?.problem.text).toContain("Gespeichert wurde nichts. Was Sie eingegeben haben, ist noch da.");
    expect(answer?.result?.initialValue).toEqual({ reason: "Setzt eine Person herab." });
  }
});

it("leaves a form that waits for the sign-in, and a button alone, to the error page [TELL-51]", async () => {
  expect(await answerTo(403, { interrupted: { action: "/", fields: [], files: [] } })).toBeNull();
  expect(await answerTo(404, null, { confirm: "ja" })).toBeNull();
});

it("does not call an answer that was cut off, or that came too slowly, an error of ours [TELL-54]", async () => {
  const cut = await answerToError(new Error("Unable to decode turbo-stream response from URL: /posts/neu.data"));
  expect(cut?.problem.text).toBe(
    "Die Antwort ist nicht ganz angekommen, aber vielleicht ist es schon geschehen. Was Sie eingegeben haben, ist noch da: Bitte sehen Sie nach, bevor Sie es noch einmal senden.",
  );
  expect(cut?.result?.initialValue).toEqual({ reason: "Setzt eine Person herab." });
  expect((await answerTo(408, "<h1>Das hat zu lange gedauert</h1>"))?.toast.description).toContain(
    "Die Verbindung ist abgebrochen.",
  );
  expect((await answerToError(new Error("Unexpected Server Error")))?.toast.description).toContain("ist vermerkt");
});

it("calls no refusal an error of ours that something on the way has given [TELL-56]", async () => {
  for (const status of [414, 431])
    expect((await answerTo(status, "<h1>Das ist zu lang</h1>"))?.problem.text).toContain("Cookies");
  for (const status of [402, 406, 415, 451]) {
    const refused = await answerTo(status, "<h1>Blocked</h1>");
    expect(refused?.toast.description).toContain("Gespeichert wurde nichts. Bitte versuchen Sie es noch einmal");
    expect(refused?.result?.initialValue).toEqual({ reason: "Setzt eine Person herab." });
  }
});
