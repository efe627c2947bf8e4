import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { quietStarts } from './quiet-starts.ts';
import { timedBatches } from './workflow.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Open every day between two minutes of it, and a limit. */
const places = fc.array(fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 700 })), {
  minLength: 1,
  maxLength: 30,
});

it('[RULE.quiet.02] no location is published in its open hours, in whichever batch it is, none before it was asked for, and none is lost', () => {
  fc.assert(
    fc.property(places, fc.nat(1440), fc.integer({ min: 1, max: 4 }), fc.nat(90), (open, from, size, spacing) => {
      const asked = new Map(open.map((_, index) => [`l${index}`, from * minute]));
      const isOpen = (id: string, at: number) => {
        const [start = 0, length = 0] = open[Number(id.slice(1))] ?? [];
        return at % day >= start * minute && at % day < (start + length) * minute;
      };
      const quietAt = (id: string, at: number) => {
        const [start = 0, length = 0] = open[Number(id.slice(1))] ?? [];
        if (!isOpen(id, at)) return at;
        const end = at - (at % day) + (start + length) * minute;
        return end <= from * minute + 2 * day ? end : null;
      };
      const batching = { size, spacingMs: spacing * minute };
      const { starts, never } = quietStarts(asked, batching, quietAt);
      expect([...starts.keys(), ...never].sort()).toEqual([...asked.keys()].sort());
      for (const { locationIds, offsetMs, syncDate } of timedBatches(starts, batching))
        for (const id of locationIds) {
          expect(syncDate).toBeGreaterThanOrEqual(from * minute);
          expect(isOpen(id, syncDate + offsetMs)).toBe(false);
        }
    }),
  );
});
