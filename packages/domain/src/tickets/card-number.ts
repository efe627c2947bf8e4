/**
 * Whether a text contains what may be the number of a payment card: 13 to 19 digits with the check digit of one, in
 * groups or in one piece. A phone number in its international form (`+49 …`) and an id (`550e8400-e29b-…`) are none.
 */
export const hasCardNumber = (text: string): boolean =>
  fourDigits.test(text) && [...text.replaceAll(uuid, '').matchAll(digitGroups)].some(([run]) => isInRun(run));

const fourDigits = /\d{4}/;
const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;
const digitGroups = /(?<![+\d])\d+(?:[ .-]?\d+)*/g;
const [shortest, longest] = [13, 19];

/** A card stands between other groups of digits, too: behind a table's number, before the month in which it ends. */
const isInRun = (run: string): boolean => {
  const groups = run.split(/\D/);
  return groups.some((_, first) => {
    let digits = '';
    for (const group of groups.slice(first)) {
      digits += group;
      if (digits.length > longest) return false;
      if (digits.length >= shortest && isCardNumber(digits)) return true;
    }
    return false;
  });
};

/** Numbers of payment cards begin with 2 to 6. */
const isCardNumber = (digits: string): boolean => /^[2-6]/.test(digits) && isLuhn(digits);

/** Every second digit from the right is doubled; the sum of all digits ends in 0. */
const isLuhn = (digits: string): boolean => {
  let sum = 0;
  for (const [place, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
};

/** The paths of all texts in a value that contain one: `/lines/0/item/name`. Nearly none does, so that only those are written. */
export const cardNumberPaths = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return hasCardNumber(value) ? [''] : none;
  if (typeof value !== 'object' || value === null) return none;
  let found = none;
  for (const [key, inner] of Object.entries(value))
    for (const path of cardNumberPaths(inner)) found = [...found, `/${key}${path}`];
  return found;
};

const none: readonly string[] = [];
