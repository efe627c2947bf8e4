import { expect, it } from 'vitest';
import { foundIn, publishLines } from './publish-lines.ts';
import type { PublishTableGroup } from './publish-table.ts';

const row = (name: string) =>
  ({ id: name, name, zone: null, state: { kind: 'live' }, page: [name], blocked: 'nothing-to-publish' }) as const;
const groups: readonly PublishTableGroup[] = [
  { id: 'coast', name: 'Coast', rows: [row('Alameda'), row('Harbor St.')] },
  { id: null, name: 'No group', rows: [row('Pier')] },
];

it('the board is one list: the title of each group, then its locations, the last of which ends the group', () => {
  expect(publishLines(groups).map(line => ('title' in line ? line.title.name : [line.row.name, line.isLast]))).toEqual([
    'Coast',
    ['Alameda', false],
    ['Harbor St.', true],
    'No group',
    ['Pier', true],
  ]);
});

it('a location is found by a part of its name, and all of a group by that of the group', () => {
  const found = (text: string) => foundIn(groups, text).map(({ name, rows }) => [name, rows.map(one => one.name)]);
  expect(found('')).toHaveLength(2);
  expect(found(' harbor')).toEqual([['Coast', ['Harbor St.']]]);
  expect(found('COAST')).toEqual([['Coast', ['Alameda', 'Harbor St.']]]);
  expect(found('nowhere')).toEqual([]);
});
