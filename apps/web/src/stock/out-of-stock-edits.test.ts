import { describe, expect, it } from 'vitest';
import { backPlaces, endAt, outEdits } from './out-of-stock-edits.ts';

const closes = Date.parse('2026-11-25T04:00:00Z');
const place = { tenantId: 'elm', ver: 3, zone: 'America/Chicago', closes };

describe('out of stock', () => {
  it('ends when the location closes, at a time of the location, or when it is put back', () => {
    expect(endAt('closing', place)).toBe(closes);
    expect(endAt('removed', place)).toBeNull();
    expect(endAt({ local: '2026-11-24T18:00' }, place)).toBe(Date.parse('2026-11-25T00:00:00Z'));
  });
  it('is set for each row', () => {
    const to = { paths: ['/a/[1]/info/out', '/a/[2]/info/out'], endsAt: 'until' };
    expect(outEdits(place, 'closing', to)).toEqual(
      to.paths.map(path => ({ op: 'set', path, value: { until: closes } })),
    );
  });
  it('[RULE.out.08] is put back at each location in one save of all of its rows, menu by menu', () => {
    const row = (menuId: string, locationId: string, path: string) => ({ menuId, path, locationId, ver: 4 });
    expect(
      backPlaces([row('m', 'elm', '/a'), row('m', 'oak', '/a'), row('m', 'elm', '/b'), row('n', 'ash', '/a')]),
    ).toEqual(
      new Map([
        [
          'm',
          [
            { tenantId: 'elm', ver: 4, edits: [back('/a'), back('/b')] },
            { tenantId: 'oak', ver: 4, edits: [back('/a')] },
          ],
        ],
        ['n', [{ tenantId: 'ash', ver: 4, edits: [back('/a')] }]],
      ]),
    );
  });
});

const back = (path: string) => ({ op: 'unset', path });
