import type { LayoutSize } from './laid-out-menu.ts';

/** The grid of a tab, as terminals draw it. */
export const layoutColumns = 8;
export const layoutSpans = {
  SMALL: { columns: 1, rows: 1 },
  MEDIUM: { columns: 2, rows: 1 },
  LARGE: { columns: 2, rows: 2 },
} as const satisfies Record<LayoutSize, { readonly columns: number; readonly rows: number }>;
