const letters = 'abcdefghijklmnopqrstuvwxyz';
const alphabet = `${letters}234567`;
const length = 12;

/** An id for a new member: 12 characters of base 32, a letter first. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte, position) => (position === 0 ? letters[byte % letters.length] : alphabet[byte % alphabet.length]))
    .join('');
