import type { LocationPreview } from '@commissary/contract';
import type { Change } from '@commissary/document';
import { expect, it } from 'vitest';
import { changesSince } from './changes-since.ts';

const set = (path: string, value: number, was?: number): Change => ({
  op: 'set',
  path,
  value,
  ...(was !== undefined && { was }),
});
const person = (userId: string, after: string[]): LocationPreview['people'][number] => ({
  userId,
  userDisplayName: userId,
  change: 'changed',
  before: [],
  after,
});
const preview = (
  locationId: string,
  changes: readonly Change[],
  people: LocationPreview['people'] = [],
): LocationPreview => ({
  locationId,
  disabled: 'pending',
  documents: [{ kind: 'settings', changes, total: changes.length, findings: [], findingsTotal: 0 }],
  people,
  peopleTotal: people.length,
});

it('[RULE.publish.62] of two previews the later one has what was saved in between, at each location by itself', () => {
  const before = [preview('elm', [set('/a', 1), set('/b', 1)], [person('ana', ['Cook'])]), preview('oak', [])];
  const now = [
    preview('elm', [set('/a', 1, 5), set('/b', 2)], [person('ana', ['Cook']), person('ben', ['Host'])]),
    preview('oak', [set('/a', 1)]),
  ];
  const { added, removed } = changesSince(before, now);
  expect(added.map(one => [one.locationId, one.disabled, one.documents[0]?.changes, one.documents[0]?.total])).toEqual([
    ['elm', null, [set('/b', 2)], 1],
    ['oak', null, [set('/a', 1)], 1],
  ]);
  expect(added.map(({ people, peopleTotal }) => [people.map(({ userId }) => userId), peopleTotal])).toEqual([
    [['ben'], 1],
    [[], 0],
  ]);
  expect(removed).toBe(1);
  expect(changesSince(now, now)).toMatchObject({ removed: 0, added: [{ peopleTotal: 0 }, { peopleTotal: 0 }] });
});
