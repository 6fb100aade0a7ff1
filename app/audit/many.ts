import * as z from "zod/mini";
import { isTyped, pleaseType, type TypedAct, typedField } from "~/http/typed-word";
import { textField } from "~/text/text-field";
import { choosing } from "~/ui/choose-rows";
import { groundNames } from "./grounds";
import { missingReason } from "./reason";
import { reasonText } from "./reason-text";

/** What an act asks for. */
export interface Asked {
  needs?: "reason" | "ground";
  typed?: TypedAct;
}

const max = 200;
const notAsked = z._default(textField({ max }), "");
const word = (act: TypedAct) => notAsked.check(z.refine((typed) => isTyped(act, typed), pleaseType(act)));

const asked = ({ needs, typed }: Asked) => ({
  ground: z.optional(z.enum(groundNames)),
  reason: needs ? reasonText(missingReason) : notAsked,
  [typedField]: typed ? word(typed) : notAsked,
});

/** An act on one. */
export const actSchema = (act: Asked) => z.object(asked(act));

const nobodyChosen = "Bitte lassen Sie mindestens einen Eintrag angekreuzt";

/** The same on several. */
export const manySchema = (act: Asked) =>
  z.object({
    [choosing.row]: z.array(textField({ max, missing: nobodyChosen })).check(z.minLength(1, nobodyChosen)),
    ...asked(act),
  });
