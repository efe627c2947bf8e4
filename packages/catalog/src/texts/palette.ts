/** Texts of acts that the palette offers on what it finds. */
export const paletteTexts = {
  outOfStock: (name: string) => `86 ${name}: out of stock…`,
} as const;
