/** Sent values that have not come back yet, in their order. */
export type SentValues = readonly string[];

/**
 * For a value that is sent and comes back later, such as a word in the address: is the arriving value an echo of a sent
 * one, or a new value? An echo may skip values that were sent before it. Returns the values still pending, null for a
 * new value.
 */
export const isOwnEcho = (sent: SentValues, arrived: string): SentValues | null => {
  const at = sent.lastIndexOf(arrived);
  return at < 0 ? null : sent.slice(at + 1);
};
