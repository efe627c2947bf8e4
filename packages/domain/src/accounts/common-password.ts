/**
 * Whether a long password is one that attackers try early: one part repeated, a run of neighboring characters, only
 * very common words and digits, or mostly a word about the person, such as the e-mail address.
 */
export const isCommonPassword = (password: string, about: readonly string[] = []): boolean => {
  const text = password.toLowerCase();
  return isRepetition(text) || isRun(text) || isMadeOf(text, [...commonWords, ...wordsOf(about)]);
};

const commonWords = [
  ...['password', 'passwort', 'passphrase', 'passw0rd', 'p@ssw0rd', 'letmein', 'welcome', 'iloveyou', 'trustno'],
  ...['qwertyuiop', 'qwerty', 'asdfghjkl', 'asdf', 'zxcvbnm', 'administrator', 'admin', 'login', 'secret', 'changeme'],
  ...['monkey', 'dragon', 'football', 'baseball', 'sunshine', 'princess', 'superman', 'batman', 'master', 'shadow'],
  ...['restaurant', 'kitchen', 'commissary', 'manager', 'company', 'summer', 'winter', 'spring', 'autumn', 'test'],
  ...['this', 'that', 'is', 'my', 'the', 'and', 'me', 'you', 'love', 'very', 'long', 'abc', 'user', 'one', 'two'],
];

/** A shorter word would occur in nearly every password. */
const shortestWord = 4;
/** With fewer other characters than this, a common password stays common. */
const fewestOwn = 6;
/** Repetition: one to five characters, over and over. */
const longestUnit = 5;

const wordsOf = (about: readonly string[]): string[] =>
  about.flatMap(text =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(word => word.length >= shortestWord),
  );

const isRepetition = (text: string): boolean => {
  for (let length = 1; length <= longestUnit; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
};

/** Every character next to the one before it, up or down, such as `abcdefgh` or `9876543210`. */
const isRun = (text: string): boolean => {
  const steps = [...text].map((character, at, all) => {
    const before = all[at - 1];
    return before === undefined ? 0 : distance(before, character);
  });
  return steps.slice(1).every(step => step === 1) || steps.slice(1).every(step => step === -1);
};

const distance = (from: string, to: string): number => {
  // Zero comes after nine on a keyboard.
  if (from === '9' && to === '0') return 1;
  if (from === '0' && to === '9') return -1;
  return (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0);
};

const isMadeOf = (text: string, words: readonly string[]): boolean => {
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ' '), text)
    .replace(/[\p{N}\p{P}\p{S}\s]/gu, '');
  return rest.length < fewestOwn;
};
