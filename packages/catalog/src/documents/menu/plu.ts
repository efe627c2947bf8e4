/** The first number to assign. */
export const PLU_START = 1001;

/** Returns the smallest free number from the start on; numbers of removed items are free again. */
export const nextPlu = (used: Iterable<string>): string => {
  const taken = new Set(used);
  let number = PLU_START;
  while (taken.has(String(number))) number += 1;
  return String(number);
};
