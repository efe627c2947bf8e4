import type { TimelineSave } from '@commissary/contract';
import { describe, expect, it } from 'vitest';
import { isOwnSave, mergedSavesText, namesOf, saveAt, savesSince } from './concurrent-saves.ts';

const versions = { baseId: 'b', base: 4, overrideId: 'o', override: 2, groupId: 'g', group: 1 };
const at = Date.UTC(2026, 10, 20, 19, 2);
const save = (tenantId: string | null, version: number, paths: readonly string[] = [], by = 'Ana'): TimelineSave => ({
  is: 'save',
  id: `${tenantId} ${version}`,
  tenantId,
  version,
  by,
  at,
  changes: paths.map(path => ({ path, op: 'set', subject: path.slice(1), sentence: path })),
  total: paths.length,
});

describe('saves by others since a session was opened', () => {
  it('returns the newer saves of each level, oldest first', () => {
    const all = [
      save('elm', 4),
      save(null, 5),
      save('elm', 3),
      save('west', 2),
      save('west', 1),
      save('elm', 2),
      save(null, 4),
    ];
    expect(savesSince(all, versions, 'elm').map(({ id }) => id)).toEqual(['west 2', 'elm 3', 'null 5', 'elm 4']);
  });

  it('reports nothing while all saves are the reader’s own, or while their author is not loaded yet', () => {
    const mine = { ...save('elm', 3), mine: true as const };
    expect([isOwnSave([mine], false), isOwnSave([], true), isOwnSave([mine, save('elm', 4)], false)]).toEqual([
      ...[true, true, false],
    ]);
    // A save whose content the reader may not read is reported too.
    expect(isOwnSave([], false)).toBe(false);
  });

  it('reads only the base at company level', () => {
    expect(savesSince([save(null, 5), save(null, 4)], versions, null).map(({ id }) => id)).toEqual(['null 5']);
  });

  it('returns who changed a path last, also at paths inside it and above it', () => {
    const saves = [
      save('elm', 3, ['/tips/share'], 'Ana'),
      save('elm', 4, ['/tips'], 'Ming'),
      save('elm', 5, ['/bar'], 'Kim'),
    ];
    expect([saveAt(saves, '/tips/share')?.by, saveAt(saves, '/bar/tabs')?.by, saveAt(saves, '/bank')]).toEqual([
      'Ming',
      'Kim',
      undefined,
    ]);
    expect(namesOf([...saves, ...saves])).toEqual(['Ana', 'Ming', 'Kim']);
  });

  it('is described with author, path and time', () => {
    expect(mergedSavesText([save('elm', 3, ['/Check'])], 'America/New_York', at)).toBe(
      'Saved with Ana’s change to Check from 2:02 PM ET merged in.',
    );
    const many = { ...save('elm', 4, ['/A', '/B', '/C', '/D'], 'Ming'), total: 6 };
    expect(mergedSavesText([save('elm', 3, ['/Check']), many], 'America/New_York', at)).toBe(
      'Saved with Ana’s change to Check from 2:02 PM ET and Ming’s changes to A, B, C and 3 more from 2:02 PM ET merged in.',
    );
    const tomorrow = Date.UTC(2026, 10, 21, 5);
    expect(mergedSavesText([save('elm', 3, ['/Check'])], 'America/New_York', tomorrow)).toBe(
      'Saved with Ana’s change to Check from Nov 20, 2:02 PM ET merged in.',
    );
  });
});
