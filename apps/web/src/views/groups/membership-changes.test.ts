import { expect, it } from 'vitest';
import { newGroupId } from './group-record.ts';
import { membershipChangesOf } from './membership-changes.ts';

const at = (groups: Readonly<Record<string, string | null>>) =>
  Object.entries(groups).map(([id, groupId]) => ({ id, name: id, groupId }));
const saved = at({ elm: 'west', oak: 'west', fir: null, ash: 'east' });

it('moves in what is in the group now and was not, and out what was in it', () => {
  expect(membershipChangesOf('west', saved, at({ elm: 'west', oak: null, fir: 'west', ash: 'west' }))).toEqual({
    join: [
      { locationId: 'fir', from: null },
      { locationId: 'ash', from: 'east' },
    ],
    leave: ['oak'],
    moves: [
      { locationId: 'fir', groupId: 'west' },
      { locationId: 'ash', groupId: 'west' },
      { locationId: 'oak', groupId: null },
    ],
  });
});

it('moves nothing while every location is where it was', () => {
  expect(membershipChangesOf('west', saved, saved)).toEqual({ join: [], leave: [], moves: [] });
});

it('previews a new group as no group', () => {
  expect(membershipChangesOf(null, saved, at({ elm: newGroupId, oak: 'west', fir: null, ash: 'east' })).moves).toEqual([
    { locationId: 'elm', groupId: null },
  ]);
});
