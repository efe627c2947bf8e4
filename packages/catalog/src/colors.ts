/** A color with its name. */
export interface NamedColor {
  readonly label: string;
  readonly value: string;
}

/** The colors from which a random one is chosen; white text is readable on each. */
export const labeledColors = [
  { label: 'Brick', value: '#b3362b' },
  { label: 'Paprika', value: '#b9501a' },
  { label: 'Mustard', value: '#8a6a10' },
  { label: 'Olive', value: '#66741f' },
  { label: 'Basil', value: '#2f7a3d' },
  { label: 'Lagoon', value: '#0f7672' },
  { label: 'Denim', value: '#306090' },
  { label: 'Iris', value: '#5a50b5' },
  { label: 'Plum', value: '#67244e' },
  { label: 'Slate', value: '#505b66' },
] as const satisfies readonly NamedColor[];

/** Two signal colors. */
export const highlightColors = [
  { label: 'Highlighter yellow', value: '#ffd84d' },
  { label: 'Highlighter green', value: '#7fe0a0' },
] as const satisfies readonly NamedColor[];

/** Shades of each hue, light to dark. */
const shades = {
  Gray: ['#ffffff', '#e6e4e1', '#b5b1ab', '#6e6963', '#1c1a18'],
  Red: ['#fbe3e0', '#f0a79f', '#dd5b4f', '#9c2a22', '#551410'],
  Orange: ['#fdeadb', '#f7bd8f', '#e8853a', '#a8511a', '#5c2a0b'],
  Yellow: ['#fdf4d0', '#f6dd85', '#e6bc2f', '#96750f', '#513e05'],
  Green: ['#e0f3e3', '#a2d8ac', '#4fae63', '#2a6f39', '#12391b'],
  Teal: ['#dcf3f2', '#97d7d4', '#2fa7a2', '#126a67', '#063735'],
  Blue: ['#e1edfb', '#a3c8f2', '#4b8fdb', '#22568f', '#0d2b4b'],
  Purple: ['#ece8fb', '#c3b6f1', '#8b73dd', '#51399c', '#271a54'],
  Pink: ['#fae4ef', '#efacca', '#d65f96', '#8f2c5c', '#4a122d'],
} as const;

/** More colors, each named by its hue and its position among the shades. */
export const extendedSwatches: readonly NamedColor[] = Object.entries(shades).flatMap(([hue, values]) =>
  values.map((value, index) => ({ label: `${hue}, shade ${index + 1}`, value })),
);

/** Returns one of the labeled colors, chosen by the seed, a whole number from 0 up. */
export const randomColor = (seed: number): NamedColor => labeledColors[seed % labeledColors.length] ?? labeledColors[0];
