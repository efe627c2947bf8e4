import { LazyFilterButton, LazyFilterShortcuts } from '../filters/index.ts';
import { LazyListBeside } from './list-section.tsx';
import { LazyWindowedRows } from './virtual-rows.tsx';

/** Loads what a long list first renders, so that its rows are rendered once. */
export const preloadLists = async (): Promise<void> => {
  await Promise.all(
    [LazyListBeside, LazyWindowedRows, LazyFilterShortcuts, LazyFilterButton].map(part => part.preload()),
  );
};
