/** What every column of numbers can be compared with. */
const highest = 2 ** 31 - 1;

/** A row's number from an address; null where there is none, or something else. */
export function idOf(text: string | null | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : null;
  return id !== null && id <= highest ? id : null;
}
