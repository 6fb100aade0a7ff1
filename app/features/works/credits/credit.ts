import type { CreditState, UserType } from "~/db/schema";

/** The page where people answer requests and see their credits. */
export const creditsPath = "/konto/nennungen";

/** Someone who took part in a work. With an address once the person has confirmed it. */
export interface Credit {
  id: number;
  name: string;
  role: string | null;
  path: string | null;
  isCompany: boolean;
}

export interface WorkCredits {
  contributors: Credit[];
  /** The address of the client's profile, if the client has confirmed the work. */
  clientPath: string | null;
}

/** A credit as its creative sees it. */
export interface OwnCredit {
  name: string;
  role: string | null;
  state: CreditState;
  stateSince: Date;
  /** The member had confirmed, and the work has changed since. */
  askedAgain: boolean;
}

export interface OwnCredits {
  contributors: OwnCredit[];
  client: OwnCredit | null;
  /** The names of those who do not want to be named. Null where the profile is not public. */
  refused: (string | null)[];
}

/** What a member was asked, or has confirmed. */
export interface Mention {
  id: number;
  kind: "contributor" | "client";
  role: string | null;
  state: CreditState;
  stateSince: Date;
  /** The member had confirmed, and the work has changed since. */
  askedAgain: boolean;
  title: string;
  ownerName: string;
  /** The address of the work while others can see it. */
  path: string | null;
}

export const profilePath = (userType: UserType, slug: string) => `/${userType}/${slug}`;

/** How someone is named in a work, as a sentence about the person. */
export const mentionText = ({ kind, role }: Pick<Mention, "kind" | "role">) =>
  kind === "client" ? "Als Auftraggeber" : role ? `Mitgewirkt: ${role}` : "Mitgewirkt";
