/** Rounds to six decimals: removes the errors of binary fractions. */
export const trim = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Rounds to two decimals. Amounts, hours and percentages need no more, and binary fractions have more. */
export const toCents = (value: number): number => Math.round(value * 100) / 100;
