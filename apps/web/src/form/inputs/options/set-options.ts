import { type Field, type Id, isReference } from '@commissary/schema';
import type { ReferenceTarget } from '../../state/index.ts';

export interface OfferedOptions {
  readonly options: readonly ReferenceTarget[];
}

/** The members that a set may have, where its items declare them: a fixed list of words, or labeled numbers. */
export const optionsOf = (item: Field): readonly ReferenceTarget[] | undefined => {
  const { kind } = item;
  if (isReference(item)) return undefined;
  if (kind.name !== 'choice' && kind.name !== 'number') return undefined;
  return (item as Field & Options).options?.map(({ value, label }) => ({ id: value, name: label }));
};

interface Options {
  readonly options?: readonly { readonly value: Id; readonly label: string }[];
}

/** The words of a typed list: a new one is added as typed, without the spaces around it, and once. */
export const tokensFrom = (typed: readonly string[]): readonly string[] => [
  ...new Set(typed.map(word => word.trim()).filter(word => word !== '')),
];

/** The members in the order in which they are offered, so that ticking twice changes nothing. */
export const selectedOptions = (
  offered: readonly ReferenceTarget[],
  chosen: readonly unknown[],
  target: ReferenceTarget,
): readonly unknown[] => {
  const has = (id: Id) => chosen.some(one => String(one) === String(id));
  const known = offered.filter(({ id }) => (String(id) === String(target.id) ? !has(id) : has(id))).map(({ id }) => id);
  // A member that is no longer offered keeps its position.
  const unknown = chosen.filter(one => !offered.some(({ id }) => String(id) === String(one)));
  return [...unknown, ...known];
};

export const chosenIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
