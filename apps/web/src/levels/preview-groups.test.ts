import type { Change } from '@commissary/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenChanges, previewGroups, totalChanges } from './preview-groups.ts';

const set = (path: string, value: unknown): Change => ({ op: 'set', path, value });
const preview = (locationId: string, changes: readonly Change[], total = changes.length) => ({
  locationId,
  documents: [{ kind: 'settings' as const, changes, total }],
});

describe('a preview', () => {
  it('lists equal changes once, those of most locations first', () => {
    const groups = previewGroups([
      preview('a', [set('/x', 1), set('/own', 2)]),
      preview('b', [set('/x', 1)]),
      preview('c', [set('/x', 3)]),
    ]);
    expect(groups.map(({ locationIds, changes }) => [locationIds, changes.map(({ change }) => change.path)])).toEqual([
      [['a', 'b'], ['/x']],
      [['a'], ['/own']],
      [['c'], ['/x']],
    ]);
  });

  it('ignores the values before', () => {
    const groups = previewGroups([
      preview('a', [{ ...set('/x', 1), was: 5 }]),
      preview('b', [{ ...set('/x', 1), was: 6 }]),
    ]);
    expect(groups).toHaveLength(1);
  });

  it('counts the changes that are not shown', () => {
    const previews = [preview('a', [set('/x', 1)], 120), preview('b', [])];
    expect([totalChanges(previews), hiddenChanges(previews)]).toEqual([120, 119]);
  });

  it('neither loses nor adds a change, whatever the locations get', () => {
    const changes = fc.uniqueArray(fc.record({ path: fc.constantFrom('/a', '/b', '/c'), value: fc.nat(2) }), {
      selector: ({ path }) => path,
    });
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 6 }), lists => {
        const previews = lists.map((list, index) =>
          preview(
            `l${index}`,
            list.map(({ path, value }) => set(path, value)),
          ),
        );
        const reported = previewGroups(previews).flatMap(({ locationIds, changes: same }) =>
          locationIds.flatMap(id => same.map(({ change }) => `${id} ${JSON.stringify(change)}`)),
        );
        const given = previews.flatMap(({ locationId, documents }) =>
          documents.flatMap(({ changes: all }) => all.map(change => `${locationId} ${JSON.stringify(change)}`)),
        );
        expect(reported.toSorted()).toEqual(given.toSorted());
      }),
    );
  });
});
