import { menuSelectorSearchAbove } from '@commissary/domain';

/** A short list of menus is faster to read than to search. */
export const isSearchable = (menus: number): boolean => menus > menuSelectorSearchAbove;
