export const nothingHere = "Unter dieser Adresse gibt es nichts.";

const texts: Record<number, string> = {
  400: "Das ist nicht vollständig angekommen. Bitte senden Sie es noch einmal.",
  401: "Bitte melden Sie sich an, und versuchen Sie es dann noch einmal.",
  403: "Dafür haben Sie keine Berechtigung.",
  404: nothingHere,
  405: "Das geht hier nicht.",
  413: "Das ist zu groß. Bitte senden Sie weniger auf einmal.",
  503: "Das geht gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.",
};

/** Translates the router's own English answers at addresses without a page. */
const routersWords = /^(null$|\{\}$|\{"frame":|\{"problem":)|Unexpected Server Error/;

export async function localizeErrorResponse(answer: Response, requestId: string): Promise<Response> {
  const { status } = answer;
  const type = answer.headers.get("content-type") ?? "";
  if (status < 400 || !/^(application\/json|text\/plain)/.test(type)) return answer;
  const words = await answer.clone().text();
  if (!routersWords.test(words)) return answer;
  const text = problemIn(words) ?? texts[status] ?? `Da ist etwas schiefgegangen. Kennung: ${requestId}`;
  const headers = new Headers({ "content-type": "text/plain; charset=utf-8" });
  const retryAfter = answer.headers.get("retry-after");
  if (retryAfter) headers.set("retry-after", retryAfter);
  if (status === 405) headers.set("allow", "GET, HEAD");
  return new Response(text, { status, headers });
}

function problemIn(words: string): string | undefined {
  if (!words.startsWith('{"problem":')) return undefined;
  const { problem } = JSON.parse(words) as { problem: { title: string; text?: string } };
  return `${problem.title}. ${problem.text ?? ""}`.trim();
}
