/** What was told and has not come back yet, in its order. */
export type SentValues = readonly string[];

/**
 * A value that goes out and comes back later, such as a word in the address: is what arrives an echo of what was told, or news?
 * An echo may skip what was told before it. Answers with what is still to come, null for news.
 */
export const isOwnEcho = (told: SentValues, arrived: string): SentValues | null => {
  const at = told.lastIndexOf(arrived);
  return at < 0 ? null : told.slice(at + 1);
};
