import { pricesTexts } from '@commissary/catalog';
import type { PriceCell } from './price-cells.ts';

/** What prices can be left out by: their first names, such as pricing schemes, and their second ones, such as sizes. */
export interface PriceChoice {
  readonly label: string;
  readonly options: readonly { readonly key: string; readonly name: string }[];
}

/** The choices among prices; none by a name that all of them have. */
export const priceChoices = (cells: readonly PriceCell[]): readonly PriceChoice[] => {
  const main = cells.filter(({ part }) => part === 0);
  return pricesTexts.choices.flatMap((label, position): readonly PriceChoice[] => {
    const names = [...new Set(main.map(cell => nameAt(cell, position)))];
    return names.length < 2 ? [] : [{ label, options: names.map(name => ({ key: keyOf(position, name), name })) }];
  });
};

/** The choices that leave a price out, each by itself; none of one that counts in every pricing scheme. */
export const choiceKeys = (cell: PriceCell): readonly string[] =>
  cell.keyed === undefined ? [] : pricesTexts.choices.map((_, position) => keyOf(position, nameAt(cell, position)));

const nameAt = ({ names }: PriceCell, position: number): string => names[position] ?? pricesTexts.withoutSize;

const keyOf = (position: number, name: string): string => `${position} ${name}`;
