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
      fc.property(fc.array(preview, { maxLength: 12 }), fc.integer(), (previews, seed) => {
        const asked = previews.map((_, index) => `l${index}`);
        const all = previews.map((one, index): LocationPreview => ({ ...one, locationId: `l${index}` }));
        const sets = createPreviewSets<LocationPreview>(asked);
        // They come in the order of the database.
        for (const one of all.toSorted((a, b) => ((a.locationId.length + seed) % 2) - (b.locationId.length % 2)))
          sets.add(one);
        const sent: PreviewSet<LocationPreview>[] = sets.all();
        expect(previewsOf(sent, asked)).toEqual(all);
        expect(sent).toHaveLength(new Set(previews.map(one => JSON.stringify(one))).size);
      }),
    );
  });

  it('[RULE.publish.93] of 10,000 locations take at most twice the bytes of one', () => {
    const one = { disabled: null, documents: [], people: [], peopleTotal: 0 };
    const bytes = (count: number) => {
      const asked = Array.from({ length: count }, (_, index) => `l${index}`);
      const sets = createPreviewSets<LocationPreview>(asked);
      for (const locationId of asked) sets.add({ ...one, locationId });
      return JSON.stringify(sets.all()).length;
    };
    expect(bytes(10_000)).toBeLessThanOrEqual(2 * bytes(1));
  });
});
