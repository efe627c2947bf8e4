/** The numbers of a version of the point of sale: `8.2.26` is [8, 2, 26]; undefined where it does not start with one. */
const numbersOf = (version: string): readonly number[] | undefined => {
  const dotted = /^\s*v?(\d+(?:\.\d+)*)/i.exec(version)?.[1];
  return dotted?.split('.').map(Number);
};

/**
 * Whether a point of sale is known to be older than what something needs. Numbers count as numbers (`8.2.9` is older than
 * `8.2.26`), a number that is not written is 0, and what stands behind the numbers says nothing. A version that is not
 * known, or cannot be read, is not known to be older.
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
