/** The share of the middle value from which on a value can be an outlier: a price rounded otherwise is none. */
const leastShare = 0.15;

/**
 * Returns the positions of the values that are far from the others: outside the quartiles by more than one and a half
 * times their distance, and from the middle value by more than 15 %. Of three or fewer none is.
 */
export const outliersIn = (values: readonly number[]): ReadonlySet<number> => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return low + (high - low) * (place % 1);
  };
  const [first, middle, third] = [at(0.25), at(0.5), at(0.75)];
  const reach = 1.5 * (third - first);
  const isFar = (value: number) =>
    (value < first - reach || value > third + reach) && Math.abs(value - middle) > leastShare * Math.abs(middle);
  return new Set(values.flatMap((value, position) => (isFar(value) ? position : [])));
};
