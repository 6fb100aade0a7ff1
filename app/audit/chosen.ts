import { choosing } from "~/ui/choose-rows";

/** How many are acted on at once. No list has a longer page. */
const maxChosen = 100;

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** The ids that a list or a form chose: all of the page, or row by row. */
export function readChosen(fields: URLSearchParams | FormData): string[] {
  const all = text(fields.get(choosing.all));
  const ids = all ? all.split(".") : fields.getAll(choosing.row).map(text);
  return [...new Set(ids)].filter(Boolean).slice(0, maxChosen);
}
