import { menuSelectorSearchAbove } from '@commissary/domain';

/** A short list of menus is read faster than searched. */
export const isSearchable = (menus: number): boolean => menus > menuSelectorSearchAbove;
