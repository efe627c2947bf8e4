import { edit } from '@commissary/document';
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
    const paths = ['/a/[1]/info/out', '/a/[2]/info/out'];
    expect(outEdits(place, 'closing', { targets: paths.map(path => ({ path })), endsAt: 'until' })).toEqual(
      paths.map(path => ({ op: 'set', path, value: { until: closes } })),
    );
  });
  it('of a size of one item is an entry, which stays where it is already and goes when the size is back', () => {
    const list = '/departments/[d]/items/[1]/info/optionsOut';
    const targets = [{ path: `${list}/[11]/out`, entry: 11 }];
    const after = [{ op: 'add', path: `${list}/[11]`, value: { id: 11, out: { until: closes } }, after: null }];
    const item = (optionsOut: readonly object[]) => ({
      departments: [{ id: 'd', items: [{ id: 1, info: { optionsOut } }] }],
    });
    const take = outEdits(place, 'closing', { targets, endsAt: 'until' });
    const once = edit(item([]), [], take);
    expect(once).toEqual(after);
    expect(edit(item([]), once, take)).toEqual(after);
    expect(edit(item([{ id: 11, out: { until: 1 } }]), [], take)).toEqual([
      { op: 'set', path: `${list}/[11]/out`, value: { until: closes } },
    ]);
    const [[, back] = []] = backPlaces([{ menuId: 'm', locationId: 'elm', path: `${list}/[11]/out`, ver: 1 }]);
    expect(edit(item([]), once, back?.[0]?.edits ?? [])).toEqual([]);
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
