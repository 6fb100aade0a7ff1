const texts: Record<number, string> = {
  400: "Das ist nicht vollständig angekommen. Bitte senden Sie es noch einmal.",
  401: "Bitte melden Sie sich an, und versuchen Sie es dann noch einmal.",
  403: "Dafür haben Sie keine Berechtigung.",
  404: "Unter dieser Adresse gibt es nichts.",
  405: "Das geht hier nicht.",
};

/** What the router says for a refusal at an address without a page: English words, or what was meant for the page. */
const routersWords = /^(null$|\{"frame":)|Unexpected Server Error/;

export async function sayInGerman(answer: Response, requestId: string): Promise<Response> {
  const { status } = answer;
  const type = answer.headers.get("content-type") ?? "";
  if (status < 400 || !/^(application\/json|text\/plain)/.test(type)) return answer;
  if (!routersWords.test(await answer.clone().text())) return answer;
  const text = texts[status] ?? `Da ist etwas schiefgegangen. Kennung: ${requestId}`;
  const headers = new Headers({ "content-type": "text/plain; charset=utf-8" });
  if (status === 405) headers.set("allow", "GET, HEAD");
  return new Response(text, { status, headers });
}
