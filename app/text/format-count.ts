/** A count as people read it: '1.234'. Austria's own separator is a narrow gap, which reads like two numbers beside words. */
export const formatCount = (count: number): string => `${count}`.replace(/\B(?=(\d{3})+$)/g, ".");
