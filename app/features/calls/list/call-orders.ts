import { choiceOf } from "~/search/orders";

/** How the list of calls can be ordered, the first choice first. */
export const callOrders = {
  neu: { label: "Neueste", said: "die neuesten zuerst" },
  frist: { label: "Frist", said: "die nächste Frist zuerst" },
  /** Only if the search names a place. */
  naehe: { label: "Nähe", said: "die nächsten zuerst" },
} as const;

export type CallOrder = keyof typeof callOrders;

export const callOrderChoice = choiceOf(callOrders);
