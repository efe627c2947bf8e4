/**
 * Returns the numbers of a point-of-sale version: `8.2.26` is [8, 2, 26]; undefined where it does not start with one.
 */
const numbersOf = (version: string): readonly number[] | undefined => {
  const dotted = /^\s*v?(\d+(?:\.\d+)*)/i.exec(version)?.[1];
  return dotted?.split('.').map(Number);
};

/**
 * Whether a point of sale is known to be older than a required version. Numbers compare as numbers (`8.2.9` is older
 * than
 * `8.2.26`), a missing number is 0, and text after the numbers is ignored. A version that is unknown or cannot be
 * parsed is not known to be older.
 */
export const isOlderPos = (version: string | null, needed: string): boolean => {
  const [has, needs] = [version === null ? undefined : numbersOf(version), numbersOf(needed)];
  if (has === undefined || needs === undefined) return false;
  for (let at = 0; at < Math.max(has.length, needs.length); at += 1) {
    const difference = (has[at] ?? 0) - (needs[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};
