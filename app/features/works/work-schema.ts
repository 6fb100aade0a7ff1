import * as z from "zod/mini";
import { skillCatalogue } from "~/features/profiles/skills";
import { isWebAddress, withProtocol } from "~/features/profiles/web-address";
import { dayInVienna } from "~/text/dates";
import { emptyAsNull } from "~/text/empty-as-null";
import { creditMax, workMax } from "~/text/maximums";
import { nameField } from "~/text/name-field";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";

/** The descriptions of the files that a form without script sends, in their order. */
export const fileAltsName = "fileAlts";

const line = (max: number) => emptyAsNull(textField({ max }));
const percent = z._default(z.number().check(z.int(), z.minimum(0), z.maximum(100)), 50);
const ticked = z._default(z.boolean(), false);
const yearText = "Bitte geben Sie das Jahr mit vier Ziffern ein";
const earliestYear = 1900;

const pictureSchema = z.object({
  id: z.number().check(z.int()),
  /** The place in the order, for forms without script. */
  place: z._default(z.number(), workMax.pictures),
  alt: line(workMax.alt),
  isDecorative: ticked,
  caption: line(workMax.caption),
  focalX: percent,
  focalY: percent,
  isRemoved: ticked,
});

const creditSchema = z.object({
  /** The name, or the address of a profile. */
  name: emptyAsNull(nameField({ max: creditMax.name })),
  role: line(creditMax.role),
  /** Asks the member of this name for a confirmation. */
  asks: ticked,
});

const describeText = "Bitte beschreiben Sie das Bild, oder kreuzen Sie an, dass es nur Beiwerk ist";
export const confirmText = "Bitte bestätigen Sie das, bevor Sie veröffentlichen";

interface Rules {
  isDraft: boolean;
  latestYear: number;
  /** The ids of the pictures that the creative has confirmed before. Others need the confirmation again. */
  confirmed?: number[];
}

/** The form of a work. A draft needs only a title. */
export function workSchema({ isDraft, latestYear, confirmed = [] }: Rules) {
  return z
    .object({
      title: textField({ max: workMax.title, missing: "Bitte geben Sie einen Titel ein" }),
      year: emptyAsNull(
        z.number({ error: yearText }).check(
          z.int(yearText),
          z.refine((year) => year >= earliestYear && year <= latestYear, yearText),
        ),
      ),
      client: emptyAsNull(nameField({})),
      isOwnProject: ticked,
      /** Asks the company for a confirmation. */
      asksClient: ticked,
      credits: z
        ._default(z.array(creditSchema), [])
        .check(
          z.refine((rows) => rows.length <= creditMax.credits, `Bitte höchstens ${creditMax.credits} Mitwirkende`),
        ),
      contribution: emptyAsNull(textField({ max: workMax.contribution, tidy: paragraphs })),
      skills: z
        ._default(z.array(z.enum(skillCatalogue, "Bitte wählen Sie aus der Liste")), [])
        .check(z.refine((skills) => skills.length <= workMax.skills, `Bitte höchstens ${workMax.skills} Skills`)),
      content: emptyAsNull(textField({ max: workMax.content, tidy: paragraphs })),
      link: emptyAsNull(
        textField({ max: workMax.link, tidy: withProtocol }).check(
          z.refine((address) => address === "" || isWebAddress(address), "Bitte geben Sie eine Web-Adresse ein"),
        ),
      ),
      madeWithAi: ticked,
      pictures: z._default(z.array(pictureSchema), []),
      /** The id of the picture that is the cover. */
      cover: emptyAsNull(z.number()),
      confirmsRights: ticked,
    })
    .check((context) => {
      const refuse = (message: string, ...path: (string | number)[]) =>
        context.issues.push({ code: "custom", input: context.value, path, message });
      for (const [index, { name, role, asks }] of context.value.credits.entries())
        if (!name && (role || asks)) refuse("Bitte geben Sie den Namen ein", "credits", index, "name");
      if (isDraft) return;
      const { year, pictures, confirmsRights } = context.value;
      if (year === null) refuse("Bitte geben Sie das Jahr ein", "year");
      for (const [index, { alt, isDecorative, isRemoved }] of pictures.entries())
        if (!alt && !isDecorative && !isRemoved) refuse(describeText, "pictures", index, "alt");
      const isUnconfirmed = pictures.some(({ id, isRemoved }) => !isRemoved && !confirmed.includes(id));
      if (!confirmsRights && isUnconfirmed) refuse(confirmText, "confirmsRights");
    });
}

/** The button that saves a draft adds its name to the form. */
export const draftButton = { name: "als", value: "entwurf" } as const;

export const asksForDraft = (form: FormData) => form.get(draftButton.name) === draftButton.value;

/** People may announce a work of next year. */
export const latestYear = () => Number(dayInVienna().slice(0, 4)) + 1;

export type CreditForm = z.output<typeof creditSchema>;
export type WorkForm = z.output<ReturnType<typeof workSchema>>;
export type PictureForm = WorkForm["pictures"][number];
