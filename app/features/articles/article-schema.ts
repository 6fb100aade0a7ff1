import * as z from "zod/mini";
import { groundNames } from "~/audit/grounds";
import { reasonLength } from "~/audit/reason";
import { emptyAsNull } from "~/text/empty-as-null";
import { articleMax } from "~/text/maximums";
import { nameField } from "~/text/name-field";
import { parseAddress } from "~/text/parse-address";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";
import { articleCategories } from "./article";

/** The most tags in an article, because every reader's browser has to build the elements. */
const maxMarks = 6000;
export const contentMissing = "Bitte schreiben Sie den Artikel";

const line = (missing: string, max: number) => textField({ max, missing });

const imageUrl = textField({ max: articleMax.imageUrl, tooLong: "Diese Adresse ist zu lang" }).check(
  z.refine(
    (text) => /^\/storage\/post-images\/[\w./-]+$/.test(text) || parseAddress(text)?.protocol === "https:",
    "Bitte geben Sie eine gültige Bild-URL ein, die mit https:// beginnt",
  ),
);

const authorField = (more: { mayBeOperators?: true } = {}) =>
  nameField({ missing: "Bitte geben Sie den Namen der Autorin oder des Autors ein", ...more });

export const articleSchema = z.object({
  title: line("Bitte geben Sie einen Titel ein", articleMax.title),
  excerpt: line("Bitte geben Sie eine Kurzfassung ein", articleMax.excerpt),
  content: textField({
    ...{ max: articleMax.content, tooLong: "Der Artikel ist zu lang" },
    ...{ missing: contentMissing, tidy: paragraphs },
  }).check(z.refine((html) => html.split("<").length <= maxMarks, "Der Artikel hat zu viele Formatierungen")),
  category: z.enum(articleCategories, "Bitte wählen Sie eine Kategorie"),
  author: authorField(),
  readTime: emptyAsNull(textField({ max: articleMax.readTime })),
  imageUrl: emptyAsNull(imageUrl),
  featured: z._default(z.boolean(), false),
  published: z._default(z.boolean(), false),
  /** Of a superadmin who takes somebody else's article back. */
  reason: z.optional(textField({ max: reasonLength.max, tidy: paragraphs })),
  ground: z._default(z.enum(groundNames), "agb"),
});

/** For the operator, and for an article whose author stays the same. */
export const operatorsArticleSchema = z.extend(articleSchema, { author: authorField({ mayBeOperators: true }) });

export type ArticleFields = z.infer<typeof articleSchema>;
