import { documents, initialDocument } from '@commissary/catalog';
import type { Level } from '@commissary/domain';
import { complete } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { effectiveOf, type LoadedSnapshot, savedCopy } from '../../snapshot/index.ts';
import { fieldLockAt, missingPermission } from './field-lock.ts';

const named = (id: string) => ({ id, info: { name: id } });
const menuWith = (...items: object[]) =>
  complete(documents.menu.field, { ...initialDocument('menu'), departments: [{ ...named('d'), items }] }) as {
    departments: { items: object[] }[];
  };
const items = '/departments/[d]/items';
const [special] = menuWith(named('special')).departments[0]?.items ?? [];

const opened = (level: Level, ...permissions: string[]): LoadedSnapshot => ({
  definition: documents.menu.field,
  level,
  base: menuWith(named('pizza')),
  group: null,
  own: [{ op: 'add', path: `${items}/[special]`, after: null, value: special }],
  permissions: new Set(permissions),
  versions: { baseId: 'm', base: 1, overrideId: 'm.elm', override: 1, groupId: null, group: null },
});
const lockAt = (snapshot: LoadedSnapshot, path: string) =>
  fieldLockAt(snapshot, effectiveOf(snapshot, savedCopy(snapshot)), path)?.why;

describe('a user who may manage local items and nothing else', () => {
  it('edits the members that the list of the location added, and no others', () => {
    const here = opened('location', 'manageLocalItems');
    for (const field of ['info/name', 'info/status', 'pricing', 'taxes', 'printing/kitchen']) {
      expect([field, lockAt(here, `${items}/[special]/${field}`)]).toEqual([field, undefined]);
      expect([field, lockAt(here, `${items}/[pizza]/${field}`)]).toEqual([field, 'right']);
    }
    expect(missingPermission(here, { op: 'add', path: `${items}/[new]` })).toBeUndefined();
    expect(missingPermission(here, { op: 'remove', path: `${items}/[special]` })).toBeUndefined();
    expect(missingPermission(here, { op: 'remove', path: `${items}/[pizza]` })).toBeDefined();
    expect(lockAt(opened('group', 'manageLocalItems'), `${items}/[special]/info/name`)).toBe('right');
  });
});

it('a user with the permission for the status of items changes it at a group or location, and nothing else', () => {
  for (const level of ['group', 'location'] as const) {
    expect(lockAt(opened(level, 'itemStatus'), `${items}/[pizza]/info/status`)).toBeUndefined();
    expect(lockAt(opened(level, 'itemStatus'), `${items}/[pizza]/info/name`)).toBe('right');
  }
  expect(lockAt(opened('company', 'itemStatus'), `${items}/[pizza]/info/status`)).toBe('right');
});
