import * as z from "zod/mini";
import { profileMax } from "~/text/maximums";
import { skillCatalogue } from "./skills";

export const highlightsSchema = z.object({
  portfolioHighlights: z._default(
    z.array(z.enum(skillCatalogue, { error: "Bitte wählen Sie aus den Vorschlägen" })).check(
      z.overwrite((chosen) => [...new Set(chosen)]),
      z.maxLength(profileMax.highlights, `Maximal ${profileMax.highlights} Spezialisierungen`),
    ),
    [],
  ),
});
