import { expect, it } from 'vitest';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { dependentListsOf } from './dependent-lists.ts';

const row = group({ label: 'Row' }, { id: idField() });
const root = group(
  { label: 'Root' },
  {
    types: list({ label: 'Types' }, row),
    times: list({ label: 'Times', mirrors: { list: '/types', members: one => [{ id: `${one}-1` }] } }, row),
  },
);

it('finds the lists to which a new member adds members, and those members', () => {
  expect(dependentListsOf(root, '/types').map(({ path, members }) => [path, members('k')])).toEqual([
    ['/times', [{ id: 'k-1' }]],
  ]);
  expect(dependentListsOf(root, '/times')).toEqual([]);
});
