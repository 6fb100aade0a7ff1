import type { MailContent } from "~/mail/compose";
import { escapeMarkup } from "~/text/escape-markup";
import { formatCount } from "~/text/format-count";
import { lightColours } from "~/ui/light-colours";

export interface DigestGroup {
  name: string;
  /** The list itself. */
  url: string;
  endUrl: string;
  results: { title: string; url: string; by: string | null; facts: string[]; why: string; notFittingUrl: string }[];
  /** How many more there are on the list. */
  more: number;
}

const { ink, soft } = lightColours;
const notFitting = "Das passt nicht";
const ending = "Diesen Suchauftrag beenden";

const moreText = (more: number) => (more === 1 ? "und 1 weiterer Treffer" : `und ${formatCount(more)} weitere Treffer`);

/** One mail for all agents of an account that are due. */
export function digestMail(name: string, groups: DigestGroup[]): MailContent {
  const count = groups.reduce((sum, { results, more }) => sum + results.length + more, 0);
  const [first] = groups.flatMap(({ results }) => results);
  const found = count === 1 ? "1 neuer Treffer" : `${formatCount(count)} neue Treffer`;
  return {
    subject: count === 1 && first ? `Neu für Sie: ${first.title}` : `${found} für Ihre Suchaufträge`,
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      count === 1 ? "Ihr Suchauftrag hat etwas gefunden." : `Ihre Suchaufträge haben etwas gefunden: ${found}.`,
    ],
    body: { text: groups.map(groupText).join("\n\n"), html: groups.map(groupHtml).join("\n") },
  };
}

const linesOf = ({ by, facts, why }: DigestGroup["results"][number]) =>
  [by, facts.join(" · "), why && `Gefunden: ${why}`].filter((line): line is string => Boolean(line));

function groupText({ name, url, endUrl, results, more }: DigestGroup): string {
  const each = results.map((result) =>
    [result.title, ...linesOf(result), result.url, `${notFitting}: ${result.notFittingUrl}`].join("\n"),
  );
  const rest = more > 0 ? [`${moreText(more)}:\n${url}`] : [];
  return [`== ${name} ==`, ...each, ...rest, `Alle ansehen:\n${url}`, `${ending}:\n${endUrl}`].join("\n\n");
}

const link = (url: string, label: string, look = "ink", colour: string = ink) =>
  `<a class="${look}" href="${escapeMarkup(url)}" style="color:${colour}">${escapeMarkup(label)}</a>`;

function groupHtml({ name, url, endUrl, results, more }: DigestGroup): string {
  const each = results.map((result) => {
    const lines = linesOf(result).map((line) => `<br>${escapeMarkup(line)}`);
    return `<p style="margin:0 0 20px;font-size:16px;line-height:1.5"><b>${link(result.url, result.title)}</b>${lines.join("")}<br>${link(result.notFittingUrl, notFitting, "soft", soft)}</p>`;
  });
  const rest = more > 0 ? `<p style="margin:0 0 20px;font-size:16px">${link(url, moreText(more))}</p>` : "";
  const foot = `${link(url, "Alle ansehen", "soft", soft)} · ${link(endUrl, ending, "soft", soft)}`;
  return `<h2 style="margin:28px 0 12px;font-size:20px;line-height:1.3">${escapeMarkup(name)}</h2>${each.join("\n")}${rest}<p class="soft" style="margin:0 0 28px;font-size:14px;line-height:1.9;color:${soft}">${foot}</p>`;
}
