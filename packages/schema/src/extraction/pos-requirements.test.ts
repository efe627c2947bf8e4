import { expect, it } from 'vitest';
import { choice } from '../kinds/choice.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { posRequirementsIn } from './pos-requirements.ts';

const way = choice({
  label: 'Way',
  options: [
    { value: 'old', label: 'Old' },
    { value: 'new', label: 'New', minPosVersion: '9.1' },
  ],
});
const till = group({ label: 'Till' }, { id: idField(), way });
const card = group({ label: 'Card' }, { way, tills: list({ label: 'Tills' }, till) });

it('finds chosen options that need a newer point of sale, at any path', () => {
  const value = { way: 'old', tills: [{ id: 1, way: 'new' }, { id: 2, way: 'old' }, { id: 3 }] };
  expect(posRequirementsIn(card, value, '/card')).toEqual([
    { path: '/card/tills/[1]/way', value: 'new', minPosVersion: '9.1' },
  ]);
  expect([
    posRequirementsIn(way, 'new', '/way').length,
    posRequirementsIn(way, 'gone').length,
    posRequirementsIn(way, undefined),
  ]).toEqual([1, 0, []]);
});
