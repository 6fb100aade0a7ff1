import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, it } from "vitest";
import { type FailedWrite, handleLostConnection } from "./lost-connection";

const request = () =>
  new Request("http://localhost/admin/posts/1/ausblenden", {
    method: "POST",
    body: new URLSearchParams({ reason: "Setzt eine Person herab." }),
  });

/** What a form gets when the server has thrown this. */
async function answerTo(status: number, body: unknown) {
  const error = new ErrorResponse(status, "", body);
  const results = { page: { type: "error" as const, result: error } };
  const args = { request: request() } as Parameters<typeof handleLostConnection>[0];
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
  expect((await answerTo(429, { problem }))?.problem.text).toContain("ist noch da: Bitte senden Sie es später");
});

it("leaves a page that nobody may open to the error page [TELL-50]", async () => {
  expect(await answerTo(403, null)).toBeNull();
  expect(await answerTo(404, null)).toBeNull();
});
