/** What superadmins say about the site at `/admin/auftritt`. What is null is as the settings and the product say. */
export interface Look {
  name: string | null;
  /** Large in the footer, and the sentence below it. */
  claim: string | null;
  about: string | null;
  /** On the start page: one or two lines, and the sentence below them. */
  headline: string | null;
  subline: string | null;
  /** What search engines show of the start page. */
  description: string | null;
  /** As `#rrggbb`. */
  accent: string | null;
  /** The name of its picture. */
  logo: string | null;
  /** What networks show of links to pages that have no picture of their own. */
  sharing: string | null;
}

export const noLook: Look = {
  ...{ name: null, claim: null, about: null, headline: null, subline: null },
  ...{ description: null, accent: null, logo: null, sharing: null },
};

let current = noLook;

/** The look that counts. Each process keeps it in memory and follows what is published: see `db/look.server.ts`. */
export const currentLook = (): Look => current;

export function takeLook(look: Look): void {
  current = look;
}
