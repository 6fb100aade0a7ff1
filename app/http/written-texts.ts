/** The texts of a form that somebody has written, so of more than a word. Never a password. */
export const writtenTexts = (fields: Iterable<[name: string, value: FormDataEntryValue]>): string[] =>
  [...fields].flatMap(([name, value]) =>
    typeof value === "string" && !isPassword(name) && /\S\s+\S/.test(value) ? [value] : [],
  );

export const isPassword = (name: string) => /password/i.test(name);
