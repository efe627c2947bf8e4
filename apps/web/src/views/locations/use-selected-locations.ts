import type { ListedLocation, Tenant } from '@commissary/contract';
import { useState } from 'react';

/**
 * The locations that are selected in the list, also those that a filter hides. Those on screen are as the list has
 * them, the others as they were last seen or saved.
 */
export const useSelectedLocations = (listed: readonly ListedLocation[]) => {
  const [kept, setKept] = useState<ReadonlyMap<string, ListedLocation>>(new Map());
  const newest = new Map(listed.map(one => [one.id, one]));
  const selected = [...kept.values()].map(one => newerOf(one, newest.get(one.id)));
  return {
    selected,
    ids: new Set(kept.keys()),
    toggle: (id: string) =>
      setKept(now => {
        const next = new Map(now);
        const location = newest.get(id);
        if (!next.delete(id) && location !== undefined) next.set(id, location);
        return next;
      }),
    clear: () => setKept(new Map()),
    /** All locations as they are now: those that are gone are selected no more. */
    takeCurrent: (all: readonly Tenant[]) =>
      setKept(now => {
        const current = new Map(all.map(one => [one.id, one]));
        return new Map(
          [...now].flatMap(([id, known]) => {
            const one = current.get(id);
            return one === undefined ? [] : [[id, { ...known, ...one }] as const];
          }),
        );
      }),
    takeSaved: (saved: readonly Tenant[]) =>
      setKept(now => {
        const next = new Map(now);
        for (const one of saved) {
          const known = next.get(one.id);
          if (known !== undefined) next.set(one.id, { ...known, ...one });
        }
        return next;
      }),
  };
};

const newerOf = (kept: ListedLocation, listed: ListedLocation | undefined): ListedLocation =>
  listed === undefined || listed.ver < kept.ver ? kept : listed;
