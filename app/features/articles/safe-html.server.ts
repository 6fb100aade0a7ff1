import sanitize from "sanitize-html";
import { hasVisibleText, withoutEndlessLetters } from "~/text/visible";

const headings = { h1: "h2", h5: "h4", h6: "h4", b: "strong", i: "em", div: "p" };

const keepsLines = new Set(["p", "li", "blockquote", "strong", "em", "u", "s", "a", "figcaption"]);

export const allowedTags = [
  "h2",
  "h3",
  "h4",
  "p",
  "br",
  "hr",
  "ul",
  "ol",
  "li",
  "blockquote",
  "pre",
  "code",
  "strong",
  "em",
  "u",
  "s",
  "a",
  "img",
  "figure",
  "figcaption",
];

const rules: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "width", "height", "loading", "decoding", "referrerpolicy"],
  },
  // Each level of nesting indents the text further, so deeper levels are flattened.
  nestingLimit: 12,
  allowedSchemes: ["https", "http", "mailto"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  allowedClasses: {},
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "svg", "math", "iframe", "object"],
  transformTags: {
    ...headings,
    a: (tagName, { href = "", title = "" }) => ({
      tagName,
      attribs: {
        href,
        ...(title ? { title } : {}),
        ...(/^https?:/i.test(href) ? { rel: "noopener nofollow ugc" } : {}),
      },
    }),
    img: (tagName, { src = "", alt = "", width = "", height = "" }) => ({
      tagName,
      attribs: {
        src,
        alt,
        ...(/^\d{1,5}$/.test(width) && /^\d{1,5}$/.test(height) ? { width, height } : {}),
        loading: "lazy",
        decoding: "async",
        // Do not tell the host of an external picture which page embeds it.
        ...(src.startsWith("https:") ? { referrerpolicy: "no-referrer" } : {}),
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !/^(?:https:\/\/|\/storage\/)/.test(attribs.src ?? ""),
  // Turn the author's line breaks into `<br>`.
  textFilter: (text, tagName) =>
    keepsLines.has(tagName) ? text.replace(/(?<=\S)[^\S\n]*\n\s*(?=\S)/g, "<br />") : text,
};

/**
 * Sanitises an article: keeps text, links and pictures, removes everything that runs or frames. Plain text keeps its
 * line breaks and paragraphs.
 */
export function safeHtml(html: string): string {
  const isPlain = !/<(?:p|h[1-6]|ul|ol|div|blockquote|pre|figure)[\s>]/i.test(html);
  return withoutEndlessLetters(sanitize(isPlain ? paragraphsOf(html) : html, rules));
}

/** Whether sanitised HTML shows anything: a letter or a picture. */
export const showsSomething = (html: string): boolean =>
  html.includes("<img ") || hasVisibleText(html.replace(/<[^>]*>/g, ""));

function paragraphsOf(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replace(/\r?\n/g, "<br>")}</p>`)
    .join("");
}
