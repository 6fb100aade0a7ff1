import * as z from "zod/mini";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";
import { reasonLength } from "./reason";

/** The reason in the schema of a form. `missing` is said of none and of one that is too short. */
export const reasonText = (missing: string) =>
  textField({ max: reasonLength.max, missing, tidy: paragraphs }).check(z.minLength(reasonLength.min, missing));
