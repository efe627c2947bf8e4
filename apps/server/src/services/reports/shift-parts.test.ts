import fc from 'fast-check';
import { expect, it } from 'vitest';
import { locationParts } from './shift-parts.ts';

it('asks for the shifts of all locations once, in order, and of several together only where they fit', () => {
  const locations = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 20 });
  fc.assert(
    fc.property(locations, fc.integer({ min: 1, max: 20 }), (counts, most) => {
      const byLocation = new Map(counts.map((count, at) => [`location-${at}`, count]));
      const parts = locationParts(byLocation, most);
      expect(parts.flat()).toEqual([...byLocation.keys()]);
      const totals = parts.map(ids => ids.reduce((total, id) => total + (byLocation.get(id) ?? 0), 0));
      for (const [at, total] of totals.entries()) {
        expect(parts[at]?.length === 1 || total <= most).toBe(true);
        // The next part begins only where its first location did not fit.
        const next = byLocation.get(parts[at + 1]?.[0] ?? '');
        if (next !== undefined) expect(total + next > most).toBe(true);
      }
    }),
  );
});
