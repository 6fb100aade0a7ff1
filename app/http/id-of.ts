import { data } from "react-router";

/** The largest id that every numeric column can be compared with. */
const highest = 2 ** 31 - 1;

/** The id of a row in an address; null when it is missing or malformed. */
export function idOf(text: string | null | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : null;
  return id !== null && id <= highest ? id : null;
}

/** The same where nothing is without one. */
export function getId(text: string | null | undefined): number {
  const id = idOf(text);
  if (id === null) throw data(null, { status: 404 });
  return id;
}

/** The random id of a row in an address; null when it is missing or malformed. */
export const uuidOf = (text: string | null | undefined) =>
  text && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : null;
