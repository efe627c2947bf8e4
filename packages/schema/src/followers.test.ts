import { expect, it } from 'vitest';
import { followersOf } from './followers.ts';
import { group } from './kinds/group.ts';
import { id } from './kinds/id.ts';
import { list } from './kinds/list.ts';

const row = group({ label: 'Row' }, { id: id() });
const root = group(
  { label: 'Root' },
  {
    types: list({ label: 'Types' }, row),
    times: list({ label: 'Times', follows: { list: '/types', members: one => [{ id: `${one}-1` }] } }, row),
  },
);

it('finds the lists that a new member brings members to, and what they are', () => {
  expect(followersOf(root, '/types').map(({ path, members }) => [path, members('k')])).toEqual([
    ['/times', [{ id: 'k-1' }]],
  ]);
  expect(followersOf(root, '/times')).toEqual([]);
});
