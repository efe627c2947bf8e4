import type { paletteTexts as english } from '../palette.ts';
import type { Translated } from './grammar/translated.ts';

/** Texts of acts that the palette offers on what it finds. */
export const paletteTexts: Translated<typeof english> = {
  outOfStock: name => `86 ${name}: agotado…`,
};
