import type { Option } from '@commissary/schema';

/** A font of the online pages, with its fallback fonts. */
export interface OnlineFont extends Option {
  readonly stack: string;
}

/** The first font replaces any font that is not in this list. */
export const onlineFonts = [
  { value: 'futura-pt', label: 'Futura', stack: "'Futura PT', Futura, 'Century Gothic', 'Jost', sans-serif" },
  { value: 'avenir-next', label: 'Avenir Next', stack: "'Avenir Next', Avenir, 'Nunito Sans', sans-serif" },
  { value: 'helvetica-neue', label: 'Helvetica Neue', stack: "'Helvetica Neue', Helvetica, Arial, sans-serif" },
  { value: 'gill-sans', label: 'Gill Sans', stack: "'Gill Sans', 'Gill Sans MT', Calibri, sans-serif" },
  { value: 'optima', label: 'Optima', stack: "Optima, Candara, 'Noto Sans', sans-serif" },
  { value: 'proxima-nova', label: 'Proxima Nova', stack: "'Proxima Nova', Montserrat, 'Segoe UI', sans-serif" },
  { value: 'trebuchet', label: 'Trebuchet', stack: "'Trebuchet MS', 'Fira Sans', sans-serif" },
  { value: 'verdana', label: 'Verdana', stack: "Verdana, 'DejaVu Sans', sans-serif" },
  { value: 'georgia', label: 'Georgia', stack: "Georgia, 'Noto Serif', serif" },
  { value: 'garamond', label: 'Garamond', stack: "Garamond, 'EB Garamond', 'Liberation Serif', serif" },
  { value: 'baskerville', label: 'Baskerville', stack: "Baskerville, 'Libre Baskerville', 'Liberation Serif', serif" },
  { value: 'palatino', label: 'Palatino', stack: "Palatino, 'Palatino Linotype', 'Book Antiqua', serif" },
  { value: 'rockwell', label: 'Rockwell', stack: "Rockwell, 'Roboto Slab', 'DejaVu Serif', serif" },
  {
    value: 'american-typewriter',
    label: 'American Typewriter',
    stack: "'American Typewriter', 'Courier New', monospace",
  },
  { value: 'brush-script', label: 'Brush Script', stack: "'Brush Script MT', 'Segoe Script', cursive" },
] as const satisfies readonly OnlineFont[];

/** A palette of five colors, by use. */
export interface OnlinePalette extends Option {
  readonly page: string;
  readonly card: string;
  readonly text: string;
  readonly accent: string;
  readonly onAccent: string;
}

export const onlinePalettes = [
  {
    value: 'LINEN',
    label: 'Linen',
    page: '#f7f3ec',
    card: '#ffffff',
    text: '#2a2420',
    accent: '#8c2f39',
    onAccent: '#ffffff',
  },
  {
    value: 'BASIL',
    label: 'Basil',
    page: '#f1f6ee',
    card: '#ffffff',
    text: '#1f2a20',
    accent: '#2f6b3a',
    onAccent: '#ffffff',
  },
  {
    value: 'HARBOR',
    label: 'Harbor',
    page: '#eef3f8',
    card: '#ffffff',
    text: '#17263a',
    accent: '#1f5a94',
    onAccent: '#ffffff',
  },
  {
    value: 'SAFFRON',
    label: 'Saffron',
    page: '#fdf6e3',
    card: '#fffdf7',
    text: '#33270c',
    accent: '#e0a526',
    onAccent: '#2b1f05',
  },
  {
    value: 'PLUM',
    label: 'Plum',
    page: '#f8f1f5',
    card: '#ffffff',
    text: '#2c1a26',
    accent: '#67244e',
    onAccent: '#ffffff',
  },
  {
    value: 'TERRACOTTA',
    label: 'Terracotta',
    page: '#faf0ea',
    card: '#fffaf6',
    text: '#35221a',
    accent: '#a8472a',
    onAccent: '#ffffff',
  },
  {
    value: 'CHARCOAL',
    label: 'Charcoal',
    page: '#1c1b1a',
    card: '#292725',
    text: '#f1eee9',
    accent: '#f0b53f',
    onAccent: '#241a05',
  },
  {
    value: 'MIDNIGHT',
    label: 'Midnight',
    page: '#0f1b2b',
    card: '#1a2a40',
    text: '#e9f0f8',
    accent: '#63c5c0',
    onAccent: '#06231f',
  },
] as const satisfies readonly OnlinePalette[];

export const buttonStyles = [
  { value: '1', label: 'Simple Rectangle' },
  { value: '2', label: 'Border Rectangle' },
  { value: '3', label: 'Shadow Rectangle' },
  { value: '4', label: 'Simple Rounded' },
  { value: '5', label: 'Border Rounded' },
  { value: '6', label: 'Shadow Rounded' },
] as const satisfies readonly Option[];

export const fontSizes = [
  { value: 'xx-small', label: 'Extra extra small' },
  { value: 'x-small', label: 'Extra small' },
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
  { value: 'x-large', label: 'Extra large' },
  { value: 'xx-large', label: 'Extra extra large' },
] as const satisfies readonly Option[];
