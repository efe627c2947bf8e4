import { expect, it } from 'vitest';
import { membershipChangesOf } from './membership-changes.ts';

const locations = [
  { id: 'elm', groupId: 'west' },
  { id: 'oak', groupId: 'west' },
  { id: 'bay', groupId: 'east' },
  { id: 'fir', groupId: null },
];

it('lists who joins from which group, and who leaves', () => {
  expect(membershipChangesOf('west', locations, new Set(['elm', 'bay']))).toEqual({
    join: [{ locationId: 'bay', from: 'east' }],
    leave: ['oak'],
    moves: [
      { locationId: 'bay', groupId: 'west' },
      { locationId: 'oak', groupId: null },
    ],
  });
});

it('has no leavers for a new group, and joining it counts as joining none', () => {
  expect(membershipChangesOf(null, locations, new Set(['fir', 'bay']))).toMatchObject({
    leave: [],
    moves: [
      { locationId: 'bay', groupId: null },
      { locationId: 'fir', groupId: null },
    ],
  });
});

it('is empty where nothing differs', () => {
  expect(membershipChangesOf('west', locations, new Set(['elm', 'oak'])).moves).toEqual([]);
});
