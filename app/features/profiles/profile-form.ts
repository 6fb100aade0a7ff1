import * as z from "zod/mini";
import { nameText } from "~/auth/forms";
import { oneLine, paragraphs } from "~/text/typed";
import { joinEntries } from "./entries";
import { longestEntry, longestPhone, titleLength } from "./profile";
import { isWebAddress, withProtocol } from "./web-address";

const line = (length: number, tooLong: string) =>
  z.optional(z.string().check(z.overwrite(oneLine), z.maxLength(length, tooLong)));

const mostEntries = 30;

const entries = (
  kind: "skills" | "branchen",
  chosen: readonly string[],
  typed: string | undefined,
  context: Issues,
) => {
  const list = joinEntries(kind, chosen, typed ?? "");
  const path = [kind === "skills" ? "customSkills" : "customBranchen"];
  const refuse = (message: string) => context.issues.push({ code: "custom", input: typed, path, message });
  if (list.length > mostEntries) refuse(`Bitte höchstens ${mostEntries} Einträge`);
  if (list.some((entry) => entry.length > longestEntry)) refuse(`Ein Eintrag hat höchstens ${longestEntry} Zeichen`);
  return list;
};

type Issues = { issues: { code: "custom"; input: unknown; path: string[]; message: string }[] };

/** One's own profile. Chosen and own entries come as two fields each, so that both work without script. */
export const profileSchema = z.pipe(
  z.object({
    version: z.iso.datetime("Das Formular ist unvollständig"),
    name: nameText,
    title: line(titleLength, `Der Titel darf höchstens ${titleLength} Zeichen lang sein`),
    location: line(120, "Der Ort darf höchstens 120 Zeichen lang sein"),
    bio: z.optional(
      z.string().check(z.overwrite(paragraphs), z.maxLength(5000, "Der Text darf höchstens 5000 Zeichen lang sein")),
    ),
    contactEmail: z.optional(
      z.string().check(z.trim(), z.maxLength(254), z.email("Bitte geben Sie eine gültige E-Mail-Adresse ein")),
    ),
    phone: z.optional(
      z.string().check(
        z.overwrite(oneLine),
        z.maxLength(longestPhone, `Die Telefonnummer darf höchstens ${longestPhone} Zeichen lang sein`),
        z.refine((phone) => /^[\d+()/\s.-]*$/.test(phone), "Bitte geben Sie eine Telefonnummer ein"),
      ),
    ),
    website: z.optional(
      z.string().check(
        z.overwrite(withProtocol),
        z.maxLength(300, "Die Adresse darf höchstens 300 Zeichen lang sein"),
        z.refine((address) => address === "" || isWebAddress(address), "Bitte geben Sie eine Web-Adresse ein"),
      ),
    ),
    skills: z._default(z.array(z.string()), []),
    customSkills: z.optional(z.string()),
    branchen: z._default(z.array(z.string()), []),
    customBranchen: z.optional(z.string()),
    acceptsMessages: z._default(z.boolean(), false),
    isHidden: z._default(z.boolean(), false),
  }),
  z.transform(({ customSkills, customBranchen, ...form }, context) => ({
    ...form,
    skills: entries("skills", form.skills, customSkills, context as Issues),
    branchen: entries("branchen", form.branchen, customBranchen, context as Issues),
  })),
);

export type ProfileForm = z.output<typeof profileSchema>;
