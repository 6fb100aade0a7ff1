import { footerTexts, startTexts } from "~/http/own-texts";
import { settings } from "~/settings.server";
import { lightColours } from "~/ui/light-colours";
import type { LookField } from "./look-fields";

/** What the site shows where its operator says nothing: the settings, and the texts of the product. */
export const lookDefaults = (productName: string): Record<LookField, string> => ({
  name: settings.supportName,
  accent: lightColours.signal,
  ...footerTexts({ productName }),
  ...startTexts({ region: settings.region }),
});
