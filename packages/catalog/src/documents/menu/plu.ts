/** The first number that is given out. */
export const PLU_START = 1001;

/** The smallest free number from the start on; numbers of removed items are free again. */
export const nextPlu = (used: Iterable<string>): string => {
  const taken = new Set(used);
  let number = PLU_START;
  while (taken.has(String(number))) number += 1;
  return String(number);
};
