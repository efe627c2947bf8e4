import { FilterButton, FilterShortcuts } from '../filters/index.ts';
import { ListBeside } from './list-section.tsx';
import { RowMarks } from './row-badges.tsx';
import { WindowedRows } from './virtual-rows.tsx';

/** Loads what a long list first renders, so that its rows are rendered once. */
export const preloadLists = async (): Promise<void> => {
  await Promise.all([ListBeside, WindowedRows, FilterShortcuts, FilterButton, RowMarks].map(part => part.preload()));
};
