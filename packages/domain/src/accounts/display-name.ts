/**
 * Whether a text may be the name of a person, a tenant, a role or a device: it has a visible character, and no
 * character that ends a line, controls the display, or changes the direction of the surrounding text.
 */
export const isName = (text: string): boolean => visible.test(text) && !unruly.test(text);

// Letters may be invisible too: the Hangul fillers are ignorable, and a Braille pattern without dots is a symbol.
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Returns a name as an e-mail shows it: on one line, without anything that a mail program turns into a link. Also for
 * names that were stored before names were validated.
 */
export const plainTextName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Z}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll(/:?\/{2,}|@|:(?=\S)|(?<=www)\.|\.(?=[\p{L}\p{N}]{2})/giu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
