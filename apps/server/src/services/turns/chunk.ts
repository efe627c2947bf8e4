/**
 * The number of separate documents in memory at once, however many locations a call is for. Between chunks, other calls
 * are handled.
 */
const FEW = 50;

/** Splits a list into chunks, in order. */
export const chunk = <T>(all: readonly T[]): T[][] => {
  const portions: T[][] = [];
  for (let i = 0; i < all.length; i += FEW) portions.push(all.slice(i, i + FEW));
  return portions;
};
