/**
 * A run of digits, each optionally followed by one space or dash. Cards of 13 digits are no longer issued; barcodes of
 * 13 digits are common.
 */
const runOfDigits = /(?<![\d])\d(?:[ -]?\d){13,18}(?!\d)/g;

/** Prefixes of card numbers, each with the lengths in which it is issued. */
const issued: readonly (readonly [start: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [16, 19]],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, [16]],
  [/^3[47]/, [15]],
  [/^(6011|65|64[4-9])/, [16, 19]],
  [/^35(2[89]|[3-8])/, [16]],
  [/^3(0[0-5]|[689])/, [14]],
];

/**
 * Whether a text contains a payment card number: digits with an issued length and prefix and a correct check digit
 * (Luhn). The product stores none.
 */
export const holdsCardNumber = (text: string): boolean =>
  text.length >= 14 && (text.match(runOfDigits) ?? []).some(found => isCardNumber(found.replace(/[ -]/g, '')));

const isCardNumber = (digits: string): boolean =>
  issued.some(([start, lengths]) => lengths.includes(digits.length) && start.test(digits)) && hasCheckDigit(digits);

const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const worth = position % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return sum % 10 === 0;
};
