import type { Ground } from "~/audit/grounds";
import type {
  CallStatus,
  CollaborationState,
  Inclusion,
  InvitationAnswer,
  OfferState,
  OrderSide,
  Outcome,
  Pitch,
  PriceKind,
  PriceTax,
  ReportReason,
  Role,
  UsageRights,
} from "~/db/schema";
import type pictures from "../pictures/pictures.json";

/** A picture in `demo/pictures/`. */
export type PictureName = keyof typeof pictures;

/** A date and time as ISO text. */
type Moment = string;

export interface Creative {
  /** A stable name that the tests use too. */
  key: string;
  name: string;
  email: string;
  title?: string;
  location?: string;
  bio?: string;
  phone?: string;
  website?: string;
  contactEmail?: string;
  skills: readonly string[];
  highlights: readonly string[];
  featured: boolean;
  /** The portrait; the facade is shown without one. */
  avatar: PictureName | null;
  memberSince: Moment;
  /** How many of the other accounts like this profile. */
  likes: number;
  isSuperadmin?: boolean;
  roles?: Role[];
}

export interface Company {
  key: string;
  name: string;
  email: string;
  title?: string;
  location?: string;
  bio?: string;
  phone?: string;
  website?: string;
  contactEmail?: string;
  branchen: readonly string[];
  /** The emblem; the facade is shown without one. */
  avatar: PictureName | null;
  memberSince: Moment;
  likes: number;
}

export interface Call {
  company: string;
  title: string;
  description: string;
  category: string;
  subcategory?: string;
  budgetKey: "500" | "1000" | "2500" | "5000" | "10000" | "mehr" | null;
  /** Days from the day the demo is loaded; negative for an expired call. */
  deadlineInDays: number | null;
  duration: string | null;
  requirements: readonly string[];
  deliverables: readonly string[];
  targetGroups: readonly string[];
  workLocation: "vor-ort" | "remote" | "hybrid" | null;
  experienceLevel: "einsteiger" | "fortgeschritten" | "expertin" | "egal" | null;
  location?: string;
  featured?: boolean;
  pinned?: boolean;
  /** Open, unless stated. A call whose deadline has passed is expired by itself. */
  status?: CallStatus;
  /** The drafts that it expects before the choice, with the fee in euros; none, unless stated. */
  pitch?: Pitch;
  pitchFee?: number;
  rights?: UsageRights;
  createdDaysAgo: number;
}

export interface Offer {
  /** The title of the call. */
  call: string;
  /** The key of the sender. */
  sender: string;
  message: string;
  priceKind?: PriceKind;
  priceEuros?: number;
  priceQuantity?: number;
  priceTax?: PriceTax;
  /** Text, quantity, unit and the price of one in euros. */
  positions?: readonly (readonly [string, number, string, number])[];
  /** Print and web for three years in Austria without exclusion, and what differs from that; without, the offer says nothing. */
  rights?: Partial<UsageRights>;
  included: readonly Inclusion[];
  startInDays?: number;
  duration?: string;
  state: OfferState;
  shortlisted?: boolean;
  isSeen: boolean;
  note?: string;
  hoursAgo: number;
  /** The titles of the sender's works that it shows. */
  works?: readonly string[];
  /** What differed in the version before. If only the call's budget differed, the sender upheld the offer. */
  before?: Partial<Pick<Offer, "message" | "priceEuros" | "works">> & Pick<Call, "budgetKey">;
  /** When the present version was written, in hours after the first. */
  changedHoursLater?: number;
  /** The call's budget that the present version answers, if the call has changed since. */
  answersBudgetKey?: Call["budgetKey"];
  /** What the two wrote to each other after the decision, each the hours after the offer. */
  replies?: readonly { by: "sender" | "company"; message: string; hoursLater: number }[];
}

/** What became of a confirmed offer. Days count from the day the demo is loaded. */
export interface Order {
  /** The title of the call. */
  call: string;
  /** The key of the sender. */
  sender: string;
  /** What the two proposed, oldest first. Agreed ones were agreed a few hours later. */
  versions: readonly {
    by: OrderSide;
    daysAgo: number;
    draftInDays?: number;
    correctionInDays?: number;
    deliveryInDays?: number;
    priceEuros?: number;
    words?: string;
    isAgreed?: boolean;
  }[];
  deliveredDaysAgo?: number;
  acceptedDaysAgo?: number;
  cancelled?: { by: OrderSide; daysAgo: number; reason: string };
  /** What each side says about the other. */
  said?: readonly { by: OrderSide; sentence: string; answer?: string; state: CollaborationState; daysAgo: number }[];
}

/** A private list of creatives and works. */
export interface Collection {
  /** The key of its owner. */
  owner: string;
  name: string;
  isShared?: boolean;
  /** People by key, or the title of a work of theirs. */
  entries: readonly { person: string; work?: string; note?: string }[];
}

/** An invitation to a call. */
export interface Invitation {
  /** The title of the call. */
  call: string;
  /** The key of the invited person. */
  person: string;
  /** The company's own sentence; empty without one. */
  message: string;
  answer: InvitationAnswer | null;
  isSeen: boolean;
  hoursAgo: number;
}

/** A question about a call. */
export interface Question {
  /** The title of the call. */
  call: string;
  /** The key of whoever asks. */
  asker: string;
  question: string;
  /** Null while it waits. */
  answer: string | null;
  hoursAgo: number;
}

/** What two people write to each other about their profiles. */
export interface Conversation {
  from: string;
  to: string;
  subject: string;
  /** In the order of writing; `from` writes the first. */
  messages: readonly { by: "from" | "to"; message: string; hoursAgo: number }[];
  /** How many of the last messages their recipient has not read. */
  unread: number;
}

/** A report by a visitor, and what became of it. */
export interface Report {
  /** People by key: their profile, their newest post, or their newest message to somebody. */
  about: { profile: string } | { post: string } | { message: { from: string; to: string } };
  reason: ReportReason;
  text: string;
  email?: string;
  hoursAgo: number;
  decision?: {
    outcome: Outcome;
    ground?: Ground;
    facts: string;
    hoursLater: number;
    objection?: {
      by: "concerned" | "reporter";
      text: string;
      hoursLater: number;
      answer?: string;
      isUpheld?: boolean;
    };
  };
}

export interface Picture {
  name: PictureName;
  alt: string;
}

export interface Post {
  author: string;
  content: string;
  category: "Projekt" | "Inspiration" | "Neuigkeit" | "Tipp" | "Gesucht" | null;
  pictures: readonly Picture[];
  pinned?: boolean;
  createdHoursAgo: number;
}

/** Someone in a work: an account by its key, or a name without one. */
export type WorkCredit =
  | { member: string; role?: string; state: "asked" | "confirmed" }
  | { name: string; role?: string };

export interface Work {
  author: string;
  title: string;
  year: number;
  client?: string;
  isOwnProject?: boolean;
  contribution?: string;
  skills: readonly string[];
  content?: string;
  link?: string;
  credits?: readonly WorkCredit[];
  /** The account behind the client. */
  clientMember?: { member: string; state: "asked" | "confirmed" };
  /** Pictures of the author's posts. The first is the cover. */
  pictures: readonly PictureName[];
  createdDaysAgo: number;
}

export interface Article {
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  category: string;
  author: string;
  picture: PictureName | null;
  featured: boolean;
  published: boolean;
  createdDaysAgo: number;
}

export interface Visit {
  visited: string;
  /** Null for a visitor who was not signed in. */
  visitor: string | null;
  daysAgo: number;
}

export interface DemoCreative {
  profile: Creative;
  posts: readonly Omit<Post, "author">[];
}

export interface DemoCompany {
  profile: Company;
  calls: readonly Omit<Call, "company">[];
  posts: readonly Omit<Post, "author">[];
}
