/** How the directory can be ordered, the first choice first. Each name is that of the parameter in the address. */
export const orders = {
  beliebt: { label: "Beliebt", said: "die beliebtesten zuerst" },
  aktiv: { label: "Zuletzt aktiv", said: "die zuletzt aktiven zuerst" },
  neu: { label: "Neu", said: "die neuen zuerst" },
  gemischt: { label: "Heute gemischt", said: "heute gemischt" },
  /** Only if the search names a place. */
  naehe: { label: "Nähe", said: "die nächsten zuerst" },
} as const;

export type Order = keyof typeof orders;

export const orderParameter = "reihung";

export const firstOrder: Order = "beliebt";

const isOrder = (name: string): name is Order => Object.hasOwn(orders, name);

export function readOrder(params: URLSearchParams): Order {
  const name = params.get(orderParameter) ?? "";
  return isOrder(name) ? name : firstOrder;
}

/** The order that a page really has: without a place nothing is near. */
export const orderOf = (order: Order | undefined, hasPlace: boolean): Order =>
  order === "naehe" && !hasPlace ? firstOrder : (order ?? firstOrder);

export const orderOptions = (hasPlace: boolean): { value: Order; label: string }[] =>
  Object.entries(orders)
    .map(([value, { label }]) => ({ value: value as Order, label }))
    .filter(({ value }) => hasPlace || value !== "naehe");
