/**
 * What may be the name of a person, a place, a role or a device, whoever reads it where: something in it can be seen, nothing in it
 * ends a line, controls what shows it, or turns the order of the text around it.
 */
export const isName = (text: string): boolean => visible.test(text) && !unruly.test(text);

// A letter may be invisible too: the Hangul fillers are ignorable, and a pattern of Braille without dots is a symbol.
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/**
 * A name as it stands in a letter: on one line, and nothing in it that a mail program makes a link of. A name that was given before
 * names were judged is shown so too.
 */
export const plainTextName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Z}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll(/:?\/{2,}|@|:(?=\S)|(?<=www)\.|\.(?=[\p{L}\p{N}]{2})/giu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
