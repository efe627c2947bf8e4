import { formatCount, formatNumber } from '@commissary/domain';

/** Texts of changing the order of rows by pointer, touch or keyboard: what is announced while one is on its way. */
export const dragTexts = {
  reorder: (name: string) => `Reorder ${name}`,
  rows: (count: number) => formatCount(count, 'row'),
  lifted: (what: string, at: number, of: number) =>
    `${what}, position ${formatNumber(at)} of ${formatNumber(of)}. Arrow keys move it, Space drops it, Escape takes it back.`,
  at: (what: string, at: number, of: number) => `${what}, position ${formatNumber(at)} of ${formatNumber(of)}.`,
  onto: (what: string, where: string) => `${what}, onto ${where}.`,
  dropped: (what: string, at: number, of: number) =>
    `${what} dropped at position ${formatNumber(at)} of ${formatNumber(of)}.`,
  canceled: (what: string, at: number, of: number) =>
    `${what} stays at position ${formatNumber(at)} of ${formatNumber(of)}.`,
};
