/** Cuts a text longer than `shownUpTo` after `length` characters, counting visible characters. */
export function cutAt(text: string, length: number, shownUpTo = length): string {
  const characters = [...text];
  if (characters.length <= shownUpTo) return text;
  return `${characters.slice(0, length).join("").trimEnd()}...`;
}
