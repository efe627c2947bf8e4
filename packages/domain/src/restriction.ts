/**
 * Stands for nothing among the ids of a restriction, where what it was restricted to was removed. It is stored and sent
 * to terminals as any id, and no order, item or station has it: a terminal that knows nothing of it applies the owner to
 * nothing.
 */
export const nothingId = 'NONE';

/** To which ids something is restricted; none of them is nothing, and null no restriction. */
export type Restriction<T extends string = string> = readonly T[] | null;

/** Reads a stored restriction, which is none while its set is empty. */
export const restrictionTo = (ids: readonly (string | number)[]): Restriction =>
  ids.length === 0 ? null : [...new Set(ids.map(String).filter(id => id !== nothingId))].sort();

/** Whether a restriction lets one of these through. */
export const lets = (to: Restriction, found: readonly (string | number)[]): boolean =>
  to === null || found.some(id => to.includes(String(id)));

/** Whether a restriction lets one through; null is nothing that it could name. */
export const letsOne = (to: Restriction, found: string | number | null): boolean =>
  to === null || (found !== null && to.includes(String(found)));
