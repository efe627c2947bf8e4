import { type LocationPreview, type PreviewSet, previewsOf } from '@commissary/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPreviewSets } from './preview-sets.ts';

type DocumentPreview = LocationPreview['documents'][number];
const change = { op: 'set' as const, path: '/a', value: 1 };
const preview = fc.record({
  disabled: fc.constantFrom(null, 'FROZEN'),
  documents: fc.array(
    fc.record({
      kind: fc.constantFrom('menu' as const, 'settings' as const),
      changes: fc.constantFrom([], [change]),
      total: fc.constantFrom(0, 1),
      findings: fc.constant<DocumentPreview['findings']>([]),
      findingsTotal: fc.constant(0),
    }),
    { maxLength: 2 },
  ),
  people: fc.constant<LocationPreview['people']>([]),
  peopleTotal: fc.constantFrom(0, 1),
});

describe('equal previews', () => {
  it('are one, and give each location its own again', () => {
    fc.assert(
      fc.property(fc.array(preview, { maxLength: 12 }), fc.array(fc.nat({ max: 11 })), (previews, others) => {
        // Some are the same object.
        const all = [...previews, ...others.flatMap(position => previews[position] ?? [])];
        const asked = all.map((_, index) => `l${index}`);
        const sets = createPreviewSets<LocationPreview>(asked);
        // They come in the order of the database.
        for (const [index, one] of [...all.entries()].toSorted(([a], [b]) => (a % 3) - (b % 3)))
          sets.add(`l${index}`, one);
        const sent: PreviewSet<LocationPreview>[] = sets.all();
        expect(previewsOf(sent, asked)).toEqual(all.map((one, index) => ({ ...one, locationId: `l${index}` })));
        expect(sent).toHaveLength(new Set(previews.map(one => JSON.stringify(one))).size);
      }),
    );
  });

  it('[RULE.publish.93] of 10,000 locations take at most twice the bytes of one', () => {
    const one = { disabled: null, documents: [], people: [], peopleTotal: 0 };
    const bytes = (count: number) => {
      const asked = Array.from({ length: count }, (_, index) => `l${index}`);
      const sets = createPreviewSets<LocationPreview>(asked);
      for (const locationId of asked) sets.add(locationId, { ...one });
      return JSON.stringify(sets.all()).length;
    };
    expect(bytes(10_000)).toBeLessThanOrEqual(2 * bytes(1));
  });

  it('[RULE.publish.94] list no document after the one with which the number is reached, those of most locations first', () => {
    const documentWith = (count: number): DocumentPreview => ({
      ...{ kind: 'menu', total: count, findings: [], findingsTotal: 0, labels: {} },
      changes: Array.from({ length: count }, (_, at) => ({ op: 'set', path: `/${at}`, value: count })),
    });
    const listed = (most: number) => {
      const sets = createPreviewSets<LocationPreview>(['a', 'b', 'c']);
      const [one, two] = [documentWith(2), documentWith(3)].map(document => ({
        ...{ disabled: null, people: [], peopleTotal: 0 },
        documents: [document],
      }));
      if (one) sets.add('a', one);
      if (two) for (const id of ['b', 'c']) sets.add(id, two);
      return sets.all(most).map(({ at, documents }) => [at, documents[0]?.changes.length, documents[0]?.labels]);
    };
    expect(listed(4)).toEqual([
      [[[1, 2]], 3, {}],
      [[[0, 0]], 2, {}],
    ]);
    expect(listed(3)).toEqual([
      [[[1, 2]], 3, {}],
      [[[0, 0]], 0, undefined],
    ]);
  });
});
