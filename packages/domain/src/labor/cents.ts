/** One hour in milliseconds, in which worked time is counted. */
export const hourMs = 3_600_000;

/**
 * Rounds an exact amount, which is not negative, to whole cents, half a cent up. Amounts are fractions of whole numbers
 * until here, and nothing else in this folder rounds.
 */
export const roundCents = (numerator: bigint, denominator: bigint): number => {
  if (numerator < 0n || denominator <= 0n) throw new RangeError(`not an amount: ${numerator} / ${denominator}`);
  return Number((2n * numerator + denominator) / (2n * denominator));
};

/**
 * Divides whole cents in proportion to weights; the shares add up to the amount. A share is the difference of two
 * rounded sums, so it is at most a cent away from its exact value. Without any weight all shares are 0.
 */
export const divideCents = (amount: number, weights: readonly number[]): readonly number[] => {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  let weighed = 0n;
  let given = 0;
  return weights.map(weight => {
    weighed += BigInt(weight);
    const share = roundCents(BigInt(amount) * weighed, whole) - given;
    given += share;
    return share;
  });
};

/** A percentage of an amount; the percentage in hundredths, so that no sum is a floating-point number. */
export const percentOf = (cents: number, hundredths: number): number =>
  roundCents(BigInt(cents) * BigInt(hundredths), 10_000n);
