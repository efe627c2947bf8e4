import type { LocationPreview } from './areas/index.ts';

/** What is equal at several locations: `at` has the ranges of their positions in the list that was asked for. */
export type PreviewSet<P extends LocationPreview> = Omit<P, 'locationId'> & Ranges;

interface Ranges {
  readonly at: [first: number, last: number][];
}

/** The previews of sets, in the order of the locations that were asked for; those of a set share their parts. */
export const previewsOf = <S extends Ranges>(sets: readonly S[], locationIds: readonly string[]) => {
  const previews: ({ readonly locationId: string } & Omit<S, 'at'>)[] = [];
  for (const { at, ...preview } of sets)
    for (const [first, last] of at)
      for (const [index, locationId] of locationIds.slice(first, last + 1).entries())
        previews[first + index] = { locationId, ...preview };
  // Without the positions of locations that have none.
  return previews.flat();
};
