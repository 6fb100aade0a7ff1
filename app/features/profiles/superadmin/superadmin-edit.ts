import * as z from "zod/mini";
import { nameTextOr } from "~/auth/forms";
import { longestEntry, longestPhone, titleLength } from "~/features/profiles/profile";
import { isWebAddress, withProtocol } from "~/features/profiles/web-address";
import { oneLine, paragraphs } from "~/text/typed";

const text = (longest: number, tooLong: string, tidy = oneLine) =>
  z._default(z.string(), "").check(z.overwrite(tidy), z.maxLength(longest, tooLong));

const tooLongEntry = `Ein Eintrag hat höchstens ${longestEntry} Zeichen`;
const words = z._default(z.array(z.string().check(z.overwrite(oneLine), z.maxLength(longestEntry, tooLongEntry))), []);

/** What a superadmin may change of any profile: skills of creatives, branchen of companies, the rest of both. */
export const superadminEditSchema = z.object({
  name: nameTextOr("Bitte geben Sie den Namen ein"),
  title: text(titleLength, `Der Titel darf höchstens ${titleLength} Zeichen lang sein`),
  location: text(120, "Der Ort darf höchstens 120 Zeichen lang sein"),
  bio: text(5000, "Die Beschreibung darf höchstens 5000 Zeichen lang sein", paragraphs),
  phone: text(longestPhone, `Die Telefonnummer darf höchstens ${longestPhone} Zeichen lang sein`),
  website: text(300, "Die Adresse darf höchstens 300 Zeichen lang sein").check(
    z.overwrite(withProtocol),
    z.refine((value) => value === "" || isWebAddress(value), "Bitte geben Sie eine Webadresse ein"),
  ),
  contactEmail: text(254, "Diese E-Mail-Adresse ist zu lang").check(
    z.refine(
      (value) => value === "" || z.email().safeParse(value).success,
      "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    ),
  ),
  skills: words,
  branchen: words,
  newWord: text(longestEntry, tooLongEntry),
  /** When the profile was last changed, as the form knows it. */
  knownVersion: z._default(z.string(), ""),
});

export type SuperadminEdit = z.infer<typeof superadminEditSchema>;
