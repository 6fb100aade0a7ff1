// Austria's own separator is a narrow gap, which reads like two numbers beside words.
const counts = new Intl.NumberFormat("de-DE");

/** A count as people read it: '1.234'. Most are small, and need no Intl. */
export const formatCount = (count: number): string => (count < 1000 ? `${count}` : counts.format(count));
