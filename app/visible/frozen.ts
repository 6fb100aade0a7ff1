/** The same value, which nobody can change any more, because others get it too. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}
