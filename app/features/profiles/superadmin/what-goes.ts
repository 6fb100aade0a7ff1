import { formatCount } from "~/text/format-count";
import { listed } from "~/text/listed";

export interface WhatGoes {
  calls: number;
  works: number;
  posts: number;
  /** Sent by the account or to it, and not decided. */
  openOffers: number;
}

const counted = (count: number, one: string, many: string) =>
  count > 0 ? [`${formatCount(count)} ${count === 1 ? one : many}`] : [];

/** The content of an account as a sentence, for a superadmin who is about to delete or block it. */
export function whatGoesText({ calls, works, posts, openOffers }: WhatGoes): string {
  const parts = [
    ...counted(calls, "Ausschreibung", "Ausschreibungen"),
    ...counted(works, "Arbeit", "Arbeiten"),
    ...counted(posts, "Post", "Posts"),
  ];
  const owned = parts.length > 0 ? `Zum Konto gehören ${listed(parts)}.` : "Zum Konto gehört nichts Veröffentlichtes.";
  if (openOffers === 0) return owned;
  return openOffers === 1
    ? `${owned} Ein Angebot ist noch offen; die andere Seite erfährt es per E-Mail.`
    : `${owned} ${formatCount(openOffers)} Angebote sind noch offen; die anderen Seiten erfahren es per E-Mail.`;
}
