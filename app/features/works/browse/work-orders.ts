import { choiceOf } from "~/search/orders";

/** How the list of works can be ordered, the first choice first. */
export const workOrders = {
  neu: { label: "Neueste", said: "die neuesten zuerst" },
  gemischt: { label: "Heute gemischt", said: "heute gemischt" },
  /** Only if the search names a place. */
  naehe: { label: "Nähe", said: "die nächsten zuerst" },
} as const;

export type WorkOrder = keyof typeof workOrders;

export const workOrderChoice = choiceOf(workOrders);
