import { expect, it } from 'vitest';
import { authorAt, valueAuthors } from './authors.ts';

const set = [
  { path: '/a/x', tenantId: null, by: 'Ana', at: 1 },
  { path: '/a', tenantId: 'west', by: 'Ben', at: 2 },
  { path: '/list/[1]', tenantId: 'elm', by: 'Cleo', at: 3 },
  { path: '/b/y', tenantId: 'elm', by: 'Dee', at: 4 },
];
const levels = { west: 'group', elm: 'location' } as const;
const authors = valueAuthors(set, id => (id === 'west' || id === 'elm' ? levels[id] : 'company'));

it.each([
  { path: '/a/x', source: 'group', by: 'Ben', why: 'was replaced whole by the group' },
  { path: '/b/y', source: 'location', by: 'Dee', why: 'is set there' },
  { path: '/b/z', source: 'company', by: undefined, why: 'was never set' },
  { path: '/list', source: 'location', by: 'Cleo', why: 'is a set with a value of its own' },
  { path: '/list/[1]/name', source: 'location', by: 'Cleo', why: 'is inside what was added there' },
])('$path $why', ({ path, source, by }) => {
  expect(authorAt(authors, path)).toMatchObject({ source, ...(by === undefined ? {} : { author: { by } }) });
});
