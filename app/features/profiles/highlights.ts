import * as z from "zod/mini";
import { mostHighlights } from "./profile";
import { skillCatalogue } from "./skills";

export const highlightsSchema = z.object({
  portfolioHighlights: z._default(
    z.array(z.enum(skillCatalogue, { error: "Bitte wählen Sie aus den Vorschlägen" })).check(
      z.overwrite((chosen) => [...new Set(chosen)]),
      z.maxLength(mostHighlights, `Maximal ${mostHighlights} Spezialisierungen`),
    ),
    [],
  ),
});
