export const orderParameter = "reihung";

/** The order that needs a place, from which some are nearer than others. */
const near = "naehe";

interface Said {
  /** Text in its select field, and after the number of results. */
  label: string;
  said: string;
}

/** The orders of a list, the first choice first. Each name is that of the parameter in the address. */
export function choiceOf<Name extends string>(orders: Readonly<Record<Name, Said>>) {
  const names = Object.keys(orders) as [Name, ...Name[]];
  const [first] = names;
  return {
    first,
    read: (params: URLSearchParams): Name => names.find((name) => name === params.get(orderParameter)) ?? first,
    /** The actual order of a page: the order by distance needs a place. */
    of: (order: Name | undefined, hasPlace: boolean): Name => (order === near && !hasPlace ? first : (order ?? first)),
    options: (hasPlace: boolean): { value: Name; label: string }[] =>
      names.filter((name) => hasPlace || name !== near).map((value) => ({ value, label: orders[value].label })),
    /** The first choice is not part of an address. */
    fields: (order: Name | undefined): Record<string, string> =>
      order && order !== first ? { [orderParameter]: order } : {},
    /** Text after the number of results, unless it is the first choice. */
    said: (order: Name): string => (order === first ? "" : `, ${orders[order].said}`),
  };
}
