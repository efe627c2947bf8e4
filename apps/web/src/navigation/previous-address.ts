import { createStore } from '../ui/index.ts';

/** The last opened address inside the shell; a change of location returns to it. */
export const previousAddress = createStore<string | null>(null);

/** The address that the way back led away from; null after any other navigation. */
export const returnedFrom = createStore<string | null>(null);

const visited = new Set<string>();

/** Remembers a visit, and whether it returns to one before. */
export const noteVisit = (entry: string | null, from: string | null): void => {
  returnedFrom.set(entry !== null && visited.has(entry) ? from : null);
  if (entry !== null) visited.add(entry);
};
