import { currentLook } from "~/look.server";
import { settings } from "~/settings.server";
import { type Signal, signalOf } from "~/ui/accent";
import { darkColours, lightColours } from "~/ui/light-colours";

/** The site's facts for structured data and feeds. */
export const site = {
  get productName() {
    return settings.productName;
  },
  siteUrl: settings.siteUrl,
};

const ofTheProduct: Signal = { light: lightColours.signal, dark: darkColours.signal };
let known = { accent: null as string | null, signal: ofTheProduct };

/** The colour of signals for mails, pictures and frames, which read no style sheet. */
export function siteSignal(): Signal {
  const { accent } = currentLook();
  if (accent !== known.accent) known = { accent, signal: accent ? signalOf(accent) : ofTheProduct };
  return known.signal;
}
