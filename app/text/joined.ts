/** Between two facts on one line. It stays with the fact before it: no line begins with a dot. */
export const between = "\u00a0· ";

export const joined = (...facts: (string | null | undefined | false)[]) => facts.filter(Boolean).join(between);
