import { skeleton } from "./skeleton";

const all = (words: string) => words.split(" ").map(skeleton);

/** Words that say so much that a name must not have them at all. */
const strong = all(
  "admin admins hauptadmin hauptadministrator administration administrationsteam administrator administratorin administratoren superadmin sysadmin systemadministrator webmaster postmaster администратор админ administratör administrateur administrador amministratore yönetici",
);
/** Words that are also professions. Alone, or with the words below, they say that someone speaks for the site. */
const roles = all(
  "support kundensupport kundenservice kundendienst kundenbetreuung mitgliederservice mitgliederbetreuung verwaltung verwaltungs moderator moderatorin moderation moderations redaktion redaktions betreiber betreiberin hilfe helpdesk hotline system systems systemnachricht systemmeldung sicherheit sicherheits security noreply поддержка модератор destek",
);
const company = all(
  "team das der die ihr unser the official offiziell offizieller offizielles technischer technik service von vom für bei mitglieder seite plattform portal",
);

/** A product's name of fewer letters may be part of other names. */
const longEnough = 6;
/** Of a product's name with fewer letters, other names are one slip away. */
const longEnoughForSlips = 8;

/** Whether a name, or a title below a name, says that someone speaks for the operator of the site. */
export function looksLikeOperator(text: string, productName: string, kind: "name" | "title" = "name"): boolean {
  const product = skeleton(productName);
  return [text, text.replace(/\d/g, "")].map(skeleton).some((shown) => {
    const words = shown.split(" ");
    const [joined, name] = [shown, product].map((one = "") => one.replaceAll(" ", ""));
    if (name && (words.includes(name) || (name.length >= longEnough && joined?.includes(name)))) return true;
    if ((name?.length ?? 0) >= longEnoughForSlips && runsOf(words).some((run) => isOneSlipAway(run, name ?? "")))
      return true;
    if (kind === "name" && words.some((word) => strong.includes(word))) return true;
    const told = kind === "name" ? [...strong, ...roles] : strong;
    return consistsOf(joined ?? "", name ? [...told, name] : told);
  });
}

/** Each word, and up to three that follow one another written as one: 'Kreativ Ländl'. */
const runsOf = (words: string[]) =>
  words.flatMap((_, first) => [1, 2, 3].map((count) => words.slice(first, first + count).join("")));

/** Whether one letter more, fewer or another, or two letters in the wrong order, make one text the other. */
function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** Whether a text is made of these words and those of a company alone, and has at least one of these. */
function consistsOf(text: string, told: string[]): boolean {
  const reached = new Map<number, boolean>([[0, false]]);
  for (let at = 0; at < text.length; at += 1) {
    const has = reached.get(at);
    if (has === undefined) continue;
    for (const words of [company, told])
      for (const word of words)
        if (word && text.startsWith(word, at))
          reached.set(at + word.length, (reached.get(at + word.length) ?? false) || has || words === told);
  }
  return reached.get(text.length) ?? false;
}
