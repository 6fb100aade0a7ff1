type Value = string | File;

/** A form with these fields; a list fills several of one name. */
export function formOf(fields: Record<string, Value | readonly Value[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  return form;
}
