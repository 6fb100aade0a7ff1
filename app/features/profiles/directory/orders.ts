import { choiceOf } from "~/search/orders";

export const orders = {
  beliebt: { label: "Beliebt", said: "die beliebtesten zuerst" },
  aktiv: { label: "Zuletzt aktiv", said: "die zuletzt aktiven zuerst" },
  neu: { label: "Neu", said: "die neuen zuerst" },
  gemischt: { label: "Heute gemischt", said: "heute gemischt" },
  /** Only if the search names a place. */
  naehe: { label: "Nähe", said: "die nächsten zuerst" },
} as const;

export type Order = keyof typeof orders;

export const orderChoice = choiceOf(orders);
