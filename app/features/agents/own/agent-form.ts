import * as z from "zod/mini";
import type { AgentRhythm } from "~/db/schema";
import { agentMax, locationMax } from "~/text/maximums";
import { chosenText, textField } from "~/text/text-field";
import { firstRhythm, rhythms } from "../agent";

const isRhythm = (text: string): text is AgentRhythm => rhythms.some(({ value }) => value === text);

/** The fields of the list's address keep the names that they have there, and are read by the list's own parser. */
export const agentSchema = z.object({
  name: z.optional(textField({ max: agentMax.name })),
  rhythm: z.pipe(
    z._default(chosenText(), firstRhythm),
    z.transform((text): AgentRhythm => (isRhythm(text) ? text : firstRhythm)),
  ),
  q: z.optional(textField({ max: 120 })),
  skill: z.optional(chosenText()),
  kategorie: z.optional(z.array(chosenText())),
  ort: z.optional(textField({ max: locationMax })),
  umkreis: z.optional(chosenText()),
  frei: z.optional(chosenText()),
  budget: z.optional(chosenText()),
  "ohne-budget": z.optional(chosenText()),
});
