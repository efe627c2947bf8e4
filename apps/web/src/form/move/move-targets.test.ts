import { group, idField, list, text } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { openedAt } from '../edit-session/form-world.arbitrary.ts';
import { openEditSession } from '../edit-session/index.ts';
import { hasOtherParents, missingForMove, movedTo, moveTargets } from './move-targets.ts';

const name = text({ label: 'Name', max: 20 });
const definition = group(
  { label: 'Building' },
  {
    floors: list(
      { label: 'Floors' },
      group(
        { label: 'Floor' },
        {
          id: idField(),
          name,
          rooms: list(
            { label: 'Rooms', uniqueIds: 'document', permission: 'manageMenus' },
            group({ label: 'Room' }, { id: idField(), name }),
          ),
        },
      ),
    ),
    cellars: list({ label: 'Cellars' }, group({ label: 'Cellar' }, { id: idField(), name })),
  },
);
const floor = (id: string, label: string, rooms: readonly string[]) => ({
  id,
  name: label,
  rooms: rooms.map(room => ({ id: room, name: room })),
});
const base = { floors: [floor('f1', 'First', ['a', 'b']), floor('f2', 'Second', [])], cellars: [] };
const first = '/floors/[f1]/rooms';
const session = (permissions: readonly string[] = ['manageMenus']) =>
  openEditSession(openedAt('company', { definition, base, permissions: new Set(permissions) }));

describe('where members can move', () => {
  it('is to every other list at the same place, by the names of the parents', () => {
    expect(moveTargets(session(), first)).toEqual([{ path: '/floors/[f2]/rooms', name: 'Second' }]);
    expect(hasOtherParents(session(), first)).toBe(true);
  });

  it('is nowhere for a list that the document has once', () => {
    expect(hasOtherParents(session(), '/floors')).toBe(false);
    expect(hasOtherParents(session(), '/cellars')).toBe(false);
  });

  it('says which permission is missing', () => {
    expect(missingForMove(session(), [`${first}/[a]`])).toBeUndefined();
    expect(missingForMove(session([]), [`${first}/[a]`, `${first}/[b]`])).toMatch(/\w/);
  });

  it('finds the member of an old path under its new parent', () => {
    expect(movedTo(session(), '/floors/[f2]/rooms/[b]')).toBe('/floors/[f1]/rooms/[b]');
    expect(movedTo(session(), '/floors/[f2]/rooms/[none]')).toBeUndefined();
  });
});
