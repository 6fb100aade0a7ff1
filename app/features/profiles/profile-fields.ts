import * as z from "zod/mini";
import type { FilledColumns, StoredForm } from "~/db/filled";
import type { profiles, UserType } from "~/db/schema";
import { emailField, mailLine } from "~/text/email-field";
import { emptyAsNull } from "~/text/empty-as-null";
import { locationMax, profileMax } from "~/text/maximums";
import { nameField } from "~/text/name-field";
import { isPhone } from "~/text/phone";
import { textField } from "~/text/text-field";
import { numberLine, paragraphs, vatLine } from "~/text/typed";
import { joinEntries } from "./entries";
import { isWebAddress, withProtocol } from "./web-address";

const maxEntries = profileMax.entries;

/** Typed skills or branches, separated by commas or lines. Each entry is checked by `entriesIn`. */
export const ownEntries = textField({
  ...{ max: maxEntries * (profileMax.entry + 2), tooLong: `Bitte höchstens ${maxEntries} Einträge` },
  tidy: paragraphs,
});

export const profileTitle = (more: { mayBeOperators?: true } = {}) =>
  emptyAsNull(
    nameField({
      ...{
        kind: "title",
        max: profileMax.title,
        tooLong: "Der Titel darf höchstens {max} Zeichen lang sein",
      },
      ...more,
    }),
  );

/** The texts of a profile, with the same rules for its owner and for superadmins. */
export const profileTexts = {
  title: profileTitle(),
  location: emptyAsNull(textField({ max: locationMax, tooLong: "Der Ort darf höchstens {max} Zeichen lang sein" })),
  bio: emptyAsNull(
    textField({
      max: profileMax.bio,
      tooLong: "Der Text darf höchstens {max} Zeichen lang sein",
      tidy: paragraphs,
    }),
  ),
  contactEmail: emptyAsNull(emailField(undefined, mailLine)),
  phone: emptyAsNull(
    textField({
      max: profileMax.phone,
      tooLong: "Die Telefonnummer darf höchstens {max} Zeichen lang sein",
      tidy: numberLine,
    }).check(z.refine((phone) => phone === "" || isPhone(phone), "Bitte geben Sie eine Telefonnummer ein")),
  ),
  vatNumber: emptyAsNull(
    textField({
      max: profileMax.vatNumber,
      tooLong: "Die UID-Nummer darf höchstens {max} Zeichen lang sein",
      tidy: vatLine,
    }).check(
      z.refine(
        (number) => number === "" || /^[a-z]{2}(?=(?:\D*\d){5})[\da-z .+*-]+$/i.test(number),
        "Bitte geben Sie eine UID-Nummer ein, etwa ATU12345678",
      ),
    ),
  ),
  website: emptyAsNull(
    textField({
      max: profileMax.website,
      tooLong: "Die Adresse darf höchstens {max} Zeichen lang sein",
      tidy: withProtocol,
    }).check(z.refine((address) => address === "" || isWebAddress(address), "Bitte geben Sie eine Web-Adresse ein")),
  ),
};

type Kind = "skills" | "branchen";

export const kindOf = (userType: UserType): Kind => (userType === "kreative" ? "skills" : "branchen");

interface Typed {
  chosen: readonly string[];
  /** Typed words, separated by commas or lines. */
  own: string | undefined;
  /** The field of the typed words, which shows errors. */
  field: string;
}

/**
 * For a form's transform: joins chosen entries and typed words into one list, and checks it by the same rules
 * everywhere.
 */
export function entriesIn(kind: Kind, { chosen, own, field }: Typed, context: unknown): string[] {
  const list = joinEntries(kind, chosen, own ?? "");
  const refuse = (message: string) =>
    (context as Issues).issues.push({ code: "custom", input: own, path: [field], message });
  if (list.length > maxEntries) refuse(`Bitte höchstens ${maxEntries} Einträge`);
  if (list.some((entry) => entry.length > profileMax.entry))
    refuse(`Ein Eintrag hat höchstens ${profileMax.entry} Zeichen`);
  return list;
}

type Issues = { issues: { code: "custom"; input: unknown; path: string[]; message: string }[] };

/** The columns that neither form of a profile writes, or that each writes in its own way. */
type LeftAlone =
  | "id"
  | "userType"
  | "slug"
  | "email"
  | "emailVerified"
  | "provenContactEmail"
  | "newsletterConsent"
  | "agbAcceptedAt"
  | "agbDeclinedAt"
  | "privacyNotedAt"
  | "avatarUrl"
  | "portfolioHighlights"
  | "featured"
  | "featuredUntil"
  | "profileStatus"
  | "statusBeforeBlock"
  | "showsCallsWhileHidden"
  | "hiddenBySuperadmin"
  | "isSuperadmin"
  | "roles"
  | "twoFactorEnabled"
  | "acceptsMessages"
  | "visitsUnnamed"
  | "reservesMining"
  | "memberSince"
  | "completedProjects"
  | "responseTime"
  | "callRecord"
  | "availability"
  | "availabilityDay"
  | "availabilitySaidAt"
  | "favoriteCount"
  | "createdAt"
  | "updatedAt"
  | "activeAt";

export type ProfileColumns = FilledColumns<typeof profiles, LeftAlone>;

/** The columns that both forms fill. Creatives have skills and companies industries; the other list stays unchanged. */
export function columnsOf<Form extends ProfileColumns>(
  userType: UserType,
  form: StoredForm<Form, keyof ProfileColumns>,
) {
  const { skills, branchen, ...texts }: ProfileColumns = form;
  return { ...texts, ...(userType === "kreative" ? { skills } : { branchen }) };
}
