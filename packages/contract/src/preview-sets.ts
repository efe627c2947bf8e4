import type { LocationPreview } from './areas/index.ts';

/** What is equal at several locations: `at` has the ranges of their positions in the list that was asked for. */
export type PreviewSet<P extends LocationPreview> = Omit<P, 'locationId'> & Ranges;

interface Ranges {
  readonly at: [first: number, last: number][];
}

/** The previews of sets, in the order of the locations that were asked for; those of a set share their parts. */
export const previewsOf = <S extends Ranges>(sets: readonly S[], locationIds: readonly string[]) =>
  sets
    .flatMap(({ at, ...preview }) =>
      at.flatMap(([first, last]) =>
        locationIds
          .slice(first, last + 1)
          .map((locationId, index) => ({ position: first + index, preview: { locationId, ...preview } })),
      ),
    )
    .toSorted((a, b) => a.position - b.position)
    .map(({ preview }) => preview);
