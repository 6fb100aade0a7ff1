import { escapeMarkup } from "~/text/escape-markup";
import type { Signal } from "~/ui/accent";
import { darkColours, lightColours } from "~/ui/light-colours";

const { paper, ink, soft, line } = lightColours;

/** Most mail programs read only the style of each element. Those with a dark mode also read this. */
const darkStyle = (signal: string) => `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:${darkColours.paper}!important;color:${darkColours.ink}!important}
.page .soft,.page figcaption{color:${darkColours.soft}!important}
.page .ink{color:${darkColours.ink}!important}
.page .head{border-color:${darkColours.ink}!important}
.page .foot,.page hr{border-color:${darkColours.line}!important}
.page blockquote{border-color:${signal}!important}
.page .signal{color:${signal}!important}
.page .button{background:${darkColours.ink}!important;color:${darkColours.paper}!important}
}`;

/** The content of a mail. Text and HTML are both made from it, so that they always match. */
export interface MailContent {
  subject: string;
  /** Without the comma that follows it, so the first paragraph starts with a small letter. */
  greeting: string;
  paragraphs: string[];
  /** A formatted text, sanitised and styled, for a newsletter. */
  body?: { text: string; html: string };
  /** Another person's words, set apart from ours. */
  quote?: string;
  action?: { label: string; url: string };
  closing?: string[];
  /** The link that switches off this kind of mail. The page with all switches is linked below it. */
  switchOff?: { label: string; url: string };
}

export interface MailFrame {
  productName: string;
  siteUrl: string;
  providerAddress: string;
}

const allSwitches = "Welche E-Mails Sie bekommen";
const switchesPath = "/konto/benachrichtigungen";

export function mailText(content: MailContent, frame: MailFrame): string {
  const { greeting, paragraphs, body, quote, action, closing = [], switchOff } = content;
  const lines = [`${greeting},`, ...paragraphs];
  if (body) lines.push(body.text);
  if (quote) lines.push(`--------\n${quote}\n--------`);
  if (action) lines.push(`${action.label}:\n${action.url}`);
  lines.push(...closing, `${frame.productName}\n${frame.siteUrl}`, frame.providerAddress);
  if (switchOff)
    lines.push(`${switchOff.label}:\n${switchOff.url}`, `${allSwitches}:\n${frame.siteUrl}${switchesPath}`);
  return `${lines.join("\n\n")}\n`;
}

const ofTheProduct: Signal = { light: lightColours.signal, dark: darkColours.signal };

export function mailHtml(content: MailContent, frame: MailFrame, signal = ofTheProduct): string {
  const { greeting, paragraphs, body, quote, action, closing = [], switchOff } = content;
  const footLink = (label: string, url: string) =>
    `<br><a class="soft" href="${escapeMarkup(url)}" style="color:${soft}">${escapeMarkup(label)}</a>`;
  const off = switchOff
    ? footLink(switchOff.label, switchOff.url) + footLink(allSwitches, `${frame.siteUrl}${switchesPath}`)
    : "";
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:17px;line-height:1.55">${unbroken(escapeMarkup(text)).replaceAll("\n", "<br>")}</p>`;
  const words = quote
    ? `<blockquote style="margin:24px 0;padding:2px 0 2px 18px;border-left:3px solid ${signal.light};font-size:17px;line-height:1.55">${escapeMarkup(quote).replaceAll("\n", "<br>")}</blockquote>`
    : "";
  const button = action
    ? `<p style="margin:28px 0"><a class="button" href="${escapeMarkup(action.url)}" style="display:inline-block;padding:13px 22px;border-radius:3px;background:${ink};color:${paper};font-weight:600;text-decoration:none">${escapeMarkup(action.label)}</a></p>
<p class="soft" style="margin:0 0 16px;font-size:14px;line-height:1.5;color:${soft}">Falls sich die Schaltfläche nicht öffnen lässt, kopieren Sie diese Adresse in Ihren Browser:<br><span style="word-break:break-all">${escapeMarkup(action.url)}</span></p>`
    : "";
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(content.subject)}</title><style>${darkStyle(signal.dark)}</style></head>
<body class="page" style="margin:0;background:${paper};color:${ink};overflow-wrap:anywhere;font-family:'Instrument Sans',Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p class="head" style="margin:0 0 28px;padding-bottom:14px;border-bottom:2px solid ${ink};font-size:20px;font-weight:700;letter-spacing:-0.02em">${escapeMarkup(frame.productName)}<span class="signal" style="color:${signal.light}">.</span></p>
${[`${greeting},`, ...paragraphs].map(paragraph).join("\n")}
${body?.html ?? ""}
${words}
${button}
${closing.map((text) => linked(paragraph(text), frame.siteUrl)).join("\n")}
<p class="soft foot" style="margin:32px 0 0;padding-top:14px;border-top:1px solid ${line};font-size:14px;line-height:1.5;color:${soft}">${escapeMarkup(frame.productName)} · <a class="soft" href="${escapeMarkup(frame.siteUrl)}" style="color:${soft}">${escapeMarkup(frame.siteUrl.replace(/^https?:\/\//, ""))}</a><br>${escapeMarkup(frame.providerAddress.replace(/\b(\d{4,5}) /g, "$1\u00a0"))}${off}</p>
</div>
</body>
</html>
`;
}

/** Keeps a short word or a range of amounts on one line, which would otherwise break at its hyphen. */
const unbroken = (html: string) =>
  html.replace(/\bE-Mail|\d[\d.]*-[\d.]+\s€/g, '<span style="white-space:nowrap">$&</span>');

/** Makes a line that is an address of the site a link. Addresses elsewhere stay text, because members could write them. */
function linked(html: string, siteUrl: string): string {
  const own = `${escapeMarkup(siteUrl)}/`;
  return html
    .split(/(<br>|<\/p>)/)
    .map((line) =>
      line.startsWith(own) && !line.includes(" ")
        ? `<a class="ink" href="${line}" style="color:${ink}">${line}</a>`
        : line,
    )
    .join("");
}
