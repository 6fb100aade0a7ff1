/** A row's number from an address; null where there is none, or something else. */
export function idOf(text: string | null | undefined): number | null {
  const id = /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : null;
  return Number.isSafeInteger(id) ? id : null;
}
