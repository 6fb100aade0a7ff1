import * as z from "zod/mini";
import { groundNames } from "~/audit/grounds";
import { reasonLength } from "~/audit/reason";
import { articleMax } from "~/text/maximums";
import { nameField } from "~/text/name-field";
import { orNull } from "~/text/or-null";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";

export const articleCategories = [
  "Design Trends",
  "Business",
  "Karriere",
  "Nachhaltigkeit",
  "Marketing",
  "Technologie",
] as const;

/** In the address of the form: the version that the restored text became. */
export const restoredParameter = "wiederhergestellt";

export const longestTitle = articleMax.title;
export const longestExcerpt = articleMax.excerpt;
/** The most tags in an article, because every reader's browser has to build the elements. */
const maxMarks = 6000;
export const contentMissing = "Bitte schreiben Sie den Artikel";
export const usualReadTime = "5 min";

const line = (missing: string, longest: number) => textField({ max: longest, missing });

const imageUrl = textField({ max: articleMax.imageUrl, tooLong: "Diese Adresse ist zu lang" }).check(
  z.refine(
    (text) => /^\/storage\/post-images\/[\w./-]+$/.test(text) || URL.parse(text)?.protocol === "https:",
    "Bitte geben Sie eine gültige Bild-URL ein, die mit https:// beginnt",
  ),
);

const authorField = (more: { mayBeOperators?: true } = {}) =>
  nameField({ missing: "Bitte geben Sie den Namen der Autorin oder des Autors ein", ...more });

export const articleSchema = z.object({
  title: line("Bitte geben Sie einen Titel ein", longestTitle),
  excerpt: line("Bitte geben Sie eine Kurzfassung ein", longestExcerpt),
  content: textField({
    ...{ max: articleMax.content, tooLong: "Der Artikel ist zu lang" },
    ...{ missing: contentMissing, tidy: paragraphs },
  }).check(z.refine((html) => html.split("<").length <= maxMarks, "Der Artikel hat zu viele Formatierungen")),
  category: z.enum(articleCategories, "Bitte wählen Sie eine Kategorie"),
  author: authorField(),
  readTime: orNull(textField({ max: articleMax.readTime })),
  imageUrl: orNull(imageUrl),
  featured: z._default(z.boolean(), false),
  published: z._default(z.boolean(), false),
  /** Of a superadmin who takes somebody else's article back. */
  reason: z.optional(textField({ max: reasonLength.max, tooLong: "Bitte höchstens 1.000 Zeichen", tidy: paragraphs })),
  ground: z._default(z.enum(groundNames), "agb"),
});

/** For the operator, and for an article whose author stays the same. */
export const operatorsArticleSchema = z.extend(articleSchema, { author: authorField({ mayBeOperators: true }) });

export type ArticleFields = z.infer<typeof articleSchema>;

const wordsPerMinute = 200;

/** The reading time for an empty field, such as '5 min', by the number of words. */
export function readTimeOf(html: string): string {
  const words = html.replace(/<[^>]*>/g, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min`;
}

export interface ArticleSummary {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  readTime: string;
  author: string;
  imageUrl: string | null;
  featured: boolean;
}
