interface LastFound {
  value: number;
  id: string | number;
  tier: number;
  distance: number;
  day?: number;
}

const cursor = /^(\d{1,16})-(\d{1,15})-(\d{1,2})-(\d{1,5})(?:-t(\d{1,5}))?$/;

/** Where a page of a search ended: the number of the order, the id, the kind of results, the municipality and the day. */
export const cursorOfFound = ({ value, id, tier, distance, day }: LastFound): string =>
  `${value}-${id}-${tier}-${distance}${day === undefined ? "" : `-t${day}`}`;

export function readFound(text: string | null) {
  const [, value, id = "", tier, distance, day] = cursor.exec(text ?? "") ?? [];
  if (!id) return null;
  return {
    value: Number(value),
    id,
    tier: Number(tier),
    distance: Number(distance),
    ...(day ? { day: Number(day) } : {}),
  };
}
