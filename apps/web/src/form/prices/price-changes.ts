import { applyPriceFormula, type PriceFormula, parsePriceFormula, toCents } from '@commissary/domain';
import {
  type Field,
  fieldAt,
  inheritedAt,
  isList,
  isReference,
  joinPath,
  keyToken,
  memberPath,
  pathsAbove,
  validateValue,
} from '@commissary/schema';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { type DescendantOverrides, offeredTargets, type ReferenceTarget } from '../state/index.ts';
import type { PriceCell } from './price-cells.ts';

/** A price, and what it becomes. */
export interface PriceChange extends PriceCell {
  readonly to: string;
}

export interface PlannedPrices {
  readonly changes: readonly PriceChange[];
  /** Their results are no prices: below nothing, or too high. */
  readonly refused: readonly PriceChange[];
  readonly unchanged: number;
}

/** Reads a change as people type it, with or without a sign in front of an ending: `+4%`, `-0.50`, `.49`. */
export const readPriceChange = (text: string): PriceFormula | undefined => {
  const typed = text.trim();
  return parsePriceFormula(/^[=+\-−]/.test(typed) ? typed : `=${typed}`, []);
};

/** What a formula makes of prices. */
export const plannedPrices = (cells: readonly PriceCell[], formula: PriceFormula): PlannedPrices => {
  const changes: PriceChange[] = [];
  const refused: PriceChange[] = [];
  let unchanged = 0;
  for (const cell of cells) {
    const to = applyPriceFormula(formula, cell.price) ?? cell.price;
    if (toCents(to) === toCents(cell.price)) unchanged += 1;
    else (validateValue(cell.field, to).length === 0 ? changes : refused).push({ ...cell, to });
  }
  return { changes, refused, unchanged };
};

/** The share by which a price changes, in thousandths: 40 is 4 %. Undefined from nothing. */
export const changedShare = ({ price, to }: PriceChange): number | undefined => {
  const from = toCents(price);
  return from === 0 ? undefined : Math.round(((toCents(to) - from) * 1000) / from);
};

/** The largest changes in proportion, first the largest. */
export const largestChanges = (changes: readonly PriceChange[], most: number): readonly PriceChange[] =>
  changes.toSorted((a, b) => sizeOfChange(b) - sizeOfChange(a)).slice(0, most);

const sizeOfChange = (change: PriceChange): number => Math.abs(changedShare(change) ?? Number.POSITIVE_INFINITY);

/**
 * The numbers of absent prices that inherit one of these, by the name of what they are for: those of a pricing scheme
 * that follows another one, or has no price of its own.
 */
export const followingPrices = (
  { opened, ...session }: EditSession,
  cells: readonly PriceCell[],
): readonly (readonly [name: string, count: number])[] => {
  const { definition } = opened;
  const document = effectiveOf(opened, contentOf({ opened, ...session }));
  const counts = new Map<string, number>();
  for (const { path, keyed } of cells) {
    if (keyed === undefined) continue;
    for (const { id, name } of targetsBeside(definition, document, keyed.list)) {
      const other = memberPath(keyed.list, id) + keyed.inside;
      if (inheritedAt(definition, document, other)?.from === path) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts];
};

/** What the members of a keyed list may stand for. */
const targetsBeside = (definition: Field, document: unknown, path: string): readonly ReferenceTarget[] => {
  const list = fieldAt(definition, path);
  const [key = ''] = (list !== undefined && isList(list) && list.keyedBy) || [];
  const at = joinPath(path, '[]', keyToken(key));
  const field = fieldAt(definition, at);
  return field !== undefined && isReference(field) ? offeredTargets(definition, document, field, at) : [];
};

/** A location that a change at the level above may reach. */
export interface LocationBelow {
  readonly id: string;
  readonly name: string;
  readonly groupId: string | null;
}

/** What a change above does at one location. */
export interface LocationReach {
  readonly id: string;
  readonly name: string;
  /** How many of the prices change there. */
  readonly changed: number;
  /** How many stay, because the location or its group sets them, or something around them. */
  readonly kept: number;
}

/** The numbers of these prices that groups and locations below set themselves, by name. */
export const pricesSetBelow = (
  below: readonly DescendantOverrides[],
  cells: readonly PriceCell[],
): readonly (readonly [name: string, count: number])[] =>
  [...positionsSetBelow(below, cells)].flatMap(([{ name }, { size }]) => (size === 0 ? [] : [[name, size] as const]));

/** What these changes do at each location below, first where the most prices stay. */
export const reachOf = (
  below: readonly DescendantOverrides[],
  locations: readonly LocationBelow[],
  changes: readonly PriceCell[],
): readonly LocationReach[] => {
  const setAt = new Map([...positionsSetBelow(below, changes)].map(([{ tenantId }, set]) => [tenantId, set]));
  return locations
    .map(({ id, groupId, name }) => {
      const kept = new Set([...(setAt.get(id) ?? []), ...(setAt.get(groupId ?? '') ?? [])]).size;
      return { id, name, changed: changes.length - kept, kept };
    })
    .toSorted((a, b) => b.kept - a.kept);
};

/**
 * The positions of the prices that each list below sets, at the price or around it: one walk over the prices for all
 * lists.
 */
const positionsSetBelow = (
  below: readonly DescendantOverrides[],
  cells: readonly PriceCell[],
): ReadonlyMap<DescendantOverrides, ReadonlySet<number>> => {
  const found = new Map(below.map(record => [record, new Set<number>()]));
  const setters = new Map<string, Set<number>[]>();
  // A member that is moved keeps its prices.
  for (const [{ changes }, positions] of found)
    for (const { path } of changes.filter(({ op }) => op !== 'move'))
      setters.set(path, [...(setters.get(path) ?? []), positions]);
  for (const [position, { path }] of cells.entries())
    for (const at of [path, ...pathsAbove(path)])
      for (const positions of setters.get(at) ?? []) positions.add(position);
  return found;
};
