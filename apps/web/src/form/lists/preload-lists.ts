import { FilterButton, FilterShortcuts } from '../filters/index.ts';
import { ListBeside } from './list-section.tsx';
import { WindowedRows } from './virtual-rows.tsx';

/** Loads what a long list first renders, so that its rows are rendered once. */
export const preloadLists = async (): Promise<void> => {
  await Promise.all([ListBeside, WindowedRows, FilterShortcuts, FilterButton].map(part => part.preload()));
};
