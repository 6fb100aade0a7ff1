import sanitize from "sanitize-html";
import { allowedTags, safeHtml } from "~/features/articles/safe-html.server";
import { siteSignal } from "~/seo/site.server";
import { settings } from "~/settings.server";
import { lightColours } from "~/ui/light-colours";

const { line, soft } = lightColours;
const text = "margin:0 0 16px;font-size:17px;line-height:1.55";

/** Mail programs know no style sheets, so each element carries its style. */
const fixedStyles: Record<string, string> = {
  p: text,
  ul: text,
  ol: text,
  h2: "margin:28px 0 10px;font-size:24px;line-height:1.2",
  h3: "margin:24px 0 8px;font-size:20px;line-height:1.25",
  h4: "margin:20px 0 8px;font-size:17px;line-height:1.3",
  pre: "margin:0 0 16px;font-size:15px;white-space:pre-wrap",
  hr: `margin:28px 0;border:0;border-top:1px solid ${line}`,
  img: "display:block;max-width:100%;height:auto;border:0",
  figure: "margin:0 0 16px",
  figcaption: `margin:6px 0 0;font-size:14px;color:${soft}`,
  a: "color:inherit",
};

const quoteStyle = () => `margin:24px 0;padding:2px 0 2px 18px;border-left:3px solid ${siteSignal().light}`;

const absolute = (address: string) => (address.startsWith("/") ? `${settings.siteUrl}${address}` : address);

/** The sanitised HTML of a newsletter as mail programs need it, and the same as plain text. */
export function newsletterBody(html: string): { html: string; text: string } {
  const safe = safeHtml(html);
  return { html: styled(safe), text: plain(safe) };
}

function styled(html: string): string {
  const styles: Record<string, string> = { ...fixedStyles, blockquote: quoteStyle() };
  return sanitize(html, {
    allowedTags,
    allowedAttributes: { a: ["href", "title", "style"], "*": ["style", "src", "alt", "width", "height"] },
    transformTags: {
      "*": (tagName, { href, src, alt, title, width, height }) => ({
        tagName,
        attribs: {
          ...(tagName === "a" && href ? { href: absolute(href) } : {}),
          ...(tagName === "a" && title ? { title } : {}),
          ...(tagName === "img" ? { src: absolute(src ?? ""), alt: alt ?? "" } : {}),
          ...(tagName === "img" && width && height ? { width, height } : {}),
          ...(styles[tagName] ? { style: styles[tagName] } : {}),
        },
      }),
    },
  });
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

function plain(html: string): string {
  return html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, label: string) =>
      absolute(href) === label ? label : `${label} (${absolute(href)})`,
    )
    .replace(/<img [^>]*alt="([^"]+)"[^>]*>/g, "[Bild: $1]\n\n")
    .replace(/<li>(?:<p>)?/g, "- ")
    .replace(/<hr[^>]*>/g, "--------\n\n")
    .replace(/<br ?\/?>|<\/li>/g, "\n")
    .replace(/<\/(?:p|h\d|ul|ol|blockquote|pre|figure)>/g, "\n\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
