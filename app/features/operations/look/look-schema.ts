import * as z from "zod/mini";
import { lookMax } from "~/text/maximums";
import { nameField } from "~/text/name-field";
import { textField } from "~/text/text-field";
import { oneLine, paragraphs } from "~/text/typed";
import { holds, nearestThatHolds, strengthOf } from "~/ui/accent";

const line = (max: number) => z.optional(textField({ max }));

/** What people type or copy: six digits with or without a sharp, or three. Anything else is null. */
export function readColour(typed: string): string | null {
  const [, digits = ""] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim()) ?? [];
  if (!digits) return null;
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${long.toLowerCase()}`;
}

const strength = (colour: string) =>
  (Math.floor(strengthOf(colour) * 10) / 10).toLocaleString("de-AT", { maximumFractionDigits: 1 });

const whyNot = (colour: string | null) =>
  colour
    ? `Diese Farbe ist auf Papier zu schwach zum Lesen: ${strength(colour)} zu 1 statt mindestens 4,5 zu 1. Die nächste, die reicht, ist ${nearestThatHolds(colour)}.`
    : "Bitte eine Farbe wie #1f4a8d";

const isReadable = (colour: string | null) => colour !== null && holds(colour);

const accent = textField({ max: 20, tidy: oneLine }).check(
  z.refine<string>((typed) => typed === "" || isReadable(readColour(typed)), {
    error: ({ input }) => whyNot(readColour(String(input))),
  }),
);

/** What to offer in place of a colour that does not hold. */
export function nearestTo(typed: string): string | null {
  const colour = readColour(typed);
  return colour && !holds(colour) ? nearestThatHolds(colour) : null;
}

/** An empty field is as the settings and the product say. */
export const lookSchema = z.object({
  name: z.optional(nameField({ max: lookMax.name, mayBeOperators: true })),
  claim: line(lookMax.claim),
  about: line(lookMax.about),
  headline: z.optional(
    textField({ max: lookMax.headline, tidy: paragraphs }).check(
      z.refine((text) => text.split("\n").length <= 2, "Bitte höchstens zwei Zeilen"),
    ),
  ),
  subline: line(lookMax.subline),
  description: line(lookMax.description),
  accent: z.optional(accent),
});

export type TypedLook = z.infer<typeof lookSchema>;
