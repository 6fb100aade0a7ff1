import { hash } from "node:crypto";
import { changed } from "~/http/rendered-page.server";
import type { SentForm } from "~/http/request-context";
import { givenUp, noRoom, overloaded, type Reason, sentencesOf } from "~/http/too-late";
import { writtenTexts } from "~/http/written-texts";
import { settings } from "~/settings.server";
import { escapeMarkup } from "~/text/escape-markup";

const advice = "Bitte laden Sie die Seite in einer Minute noch einmal.";

const answers = {
  "too late": {
    write: givenUp,
    read: { ...givenUp, cause: "Die Seite war nicht rechtzeitig fertig.", advice },
    wait: 60,
  },
  overloaded: {
    write: overloaded,
    read: { ...overloaded, cause: "Wir konnten die Seite nicht laden.", advice },
    wait: 5,
  },
  "no room": { write: noRoom, read: noRoom, wait: 600 },
};

/**
 * A short response that costs nothing: a page of a few lines, or plain text for background requests. The page contains
 * the typed text, because without script it has replaced the form.
 */
export function unavailable({ method, headers }: Request, why: keyof typeof answers, form?: SentForm): Response {
  const { read, write, wait } = answers[why];
  const reason = method === "POST" ? write : read;
  const isPage = headers.get("accept")?.includes("text/html");
  const text = isPage ? shortPage(reason, form) : sentencesOf(reason);
  return new Response(text, {
    status: 503,
    headers: {
      ...(isPage && shortPageHeaders),
      "content-type": `text/${isPage ? "html" : "plain"}; charset=utf-8`,
      // Set the length, because a response without one is compressed in another thread, which costs more than a short
      // page saves.
      "content-length": `${Buffer.byteLength(text)}`,
      "retry-after": `${wait}`,
    },
  });
}

/** It must not ask for a style sheet, so it has the colours of the site in itself. */
const style =
  "html{color-scheme:light dark;background:light-dark(#f7f4ee,#161513);color:light-dark(#1c1a17,#f1ece2)}" +
  "body{max-width:36rem;margin:0 auto;padding:3rem 1rem;font:1.125rem/1.6 system-ui,sans-serif}h1{line-height:1.2}" +
  "textarea{box-sizing:border-box;width:100%;font:inherit}";

export const shortPageHeaders = {
  "content-security-policy": `default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'; frame-ancestors 'none'`,
};

export const shortPage = ({ title, cause, advice }: Reason, form?: SentForm) =>
  `<!doctype html><html lang="de-AT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<style>${style}</style><title>${title} · ${settings.productName}</title></head>` +
  `<body><main><h1>${title}</h1><p>${cause} ${advice}</p>${givenBack(form)}</main></body></html>`;

/** What our forms take at most. More comes from somebody who wants an expensive answer. */
const maxLetters = 120_000;

function givenBack(form?: SentForm): string {
  const texts = form && "fields" in form ? writtenTexts(form.fields) : [];
  if (texts.length === 0 || texts.reduce((sum, { length }) => sum + length, 0) > maxLetters) return "";
  const areas = texts.map((text) => `<p><textarea rows="6" cols="40" readonly>\n${escapeMarkup(text)}</textarea></p>`);
  return `<h2>Das haben Sie geschrieben</h2><p>Zum Kopieren, damit es nicht verloren ist.</p>${areas.join("")}`;
}

const secondsWithoutDatabase = 10;

/** Says when to come back. A failed route answers 500, also when only the database is away. */
export function notNow(answer: Response): Response {
  if (answer.status < 500 || answer.headers.has("retry-after")) return answer;
  const headers = new Headers(answer.headers);
  headers.set("retry-after", `${secondsWithoutDatabase}`);
  return changed(answer, { status: 503, headers });
}
