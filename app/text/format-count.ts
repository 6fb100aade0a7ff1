// Austria's own separator is a narrow gap, which reads like two numbers beside words.
const counts = new Intl.NumberFormat("de-DE");

/** A count as people read it: '1.234'. */
export const formatCount = (count: number): string => counts.format(count);
