const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'àƀçđéƒĝĥïĵķļɱñöþɋŕšţüṽŵẋýžÀƁÇĐÉƑĜĤÏĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ';
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

/** The members of a field, an option and a screen that a user reads. */
const textMembers = new Set(['label', 'title', 'help', 'unit', 'placeholder', 'text', 'itemName', 'heading']);

/** Letters with accents, and vowels twice: about as much longer as a text gets in German or Finnish. */
const lengthened = (text: string): string =>
  text.replace(/[a-z]/gi, letter => {
    const accent = accents.get(letter) ?? letter;
    return /[aeiou]/i.test(letter) ? accent + accent.toLowerCase() : accent;
  });

/** A text between marks, once, also where it holds another text. */
const translated = (text: string): string =>
  /[a-z]{2}/i.test(text) ? `«${lengthened(text.replaceAll(/[«»]/g, ''))}»` : text;

/** Translates every string of modules with texts, in place: also what their functions return. */
export const translateTexts = (exported: readonly unknown[]): void => {
  for (const one of exported) translateMembers(one, () => true);
};

/** Translates what a user reads of fields and screens, in place. */
export const translateDefinitions = (exported: readonly unknown[]): void => {
  for (const one of exported) translateMembers(one, name => textMembers.has(name));
};

const seen = new WeakSet<object>();

const translateMembers = (value: unknown, isText: (name: string) => boolean): void => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'object') translateMembers(member, isText);
    else if (isText(name)) Reflect.set(value, name, translatedMember(member));
  }
};

const translatedMember = (member: unknown): unknown => {
  if (typeof member === 'string') return translated(member);
  return typeof member === 'function' ? (...given: unknown[]) => translatedMember(member(...given)) : member;
};
