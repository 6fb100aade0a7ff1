interface MarkedTextProps {
  text: string;
  /** The same text in parts, of which every second one is marked. */
  parts?: readonly string[];
}

/** A text in which a search has found something. */
export function MarkedText({ text, parts }: MarkedTextProps) {
  if (!parts) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
