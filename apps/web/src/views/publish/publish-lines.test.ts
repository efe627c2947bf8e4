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
  expect(
    publishLines(groups, () => true).map(line => ('title' in line ? line.title.name : [line.row.name, line.isLast])),
  ).toEqual(['Coast', ['Alameda', false], ['Harbor St.', true], 'No group', ['Pier', true]]);
});

it('of a closed group the title is left', () => {
  const lines = publishLines(groups, ({ id }) => id === null);
  expect(lines.map(({ key }) => key)).toEqual(['group coast', 'group ', 'Pier']);
});

it('a location is found by a part of its name, and all of a group by that of the group', () => {
  const found = (search: string) =>
    foundIn(groups, { search }).map(({ name, rows }) => [name, rows.map(one => one.name)]);
  expect(found('')).toHaveLength(2);
  expect(found(' harbor')).toEqual([['Coast', ['Harbor St.']]]);
  expect(found('COAST')).toEqual([['Coast', ['Alameda', 'Harbor St.']]]);
  expect(found('nowhere')).toEqual([]);
});

it('only those in the state are found, which may be frozen or rolled back', () => {
  const by = { locationId: 'Pier', workflowId: 'w', by: 'Kim', at: 0 };
  const stop = { locationId: 'Alameda', reason: 'Inspection', by: 'Kim', at: 0 };
  const some = groups.map(group => ({
    ...group,
    rows: group.rows.map(one => ({
      ...one,
      ...(one.name === 'Pier' && { held: by, state: { kind: 'unpublished' as const } }),
      ...(one.name === 'Alameda' && { frozen: stop }),
    })),
  }));
  const found = (query: Parameters<typeof foundIn>[1]) =>
    foundIn(some, query).flatMap(({ rows }) => rows.map(one => one.name));
  expect(found({ state: 'live' })).toEqual(['Alameda', 'Harbor St.']);
  expect(found({ state: 'unpublished' })).toEqual(['Pier']);
  expect(found({ state: 'held' })).toEqual(['Pier']);
  expect(found({ state: 'frozen' })).toEqual(['Alameda']);
  expect(found({ state: 'live', search: 'harbor' })).toEqual(['Harbor St.']);
});
