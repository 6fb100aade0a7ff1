/** The separator between two facts. It sticks to the fact before it, so that no line begins with a dot. */
export const between = "\u00a0· ";

export const joined = (...facts: (string | null | undefined | false)[]) => facts.filter(Boolean).join(between);
