/** The minimum contrast of normal text (WCAG 2, level AA). */
export const readableContrast = 4.5;

/**
 * Returns the contrast of two colors (`#rrggbb`), from 1 for equal colors to 21 for black on white; null where one of
 * them is no color.
 */
export const contrast = (one: string, other: string): number | null => {
  const [a, b] = [luminance(one), luminance(other)];
  return a === null || b === null ? null : (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const luminance = (color: string): number | null => {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (channels === null) return null;
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map(digits => linear(Number.parseInt(digits, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
