import { expect, it } from 'vitest';
import { articleStateOn } from './news.ts';

const dated = { status: 'ACTIVE', publishDate: '2026-11-20', expirationDate: '2026-11-23' } as const;

it.each([
  ['2026-11-19', 'coming'],
  ['2026-11-20', 'visible'],
  ['2026-11-23', 'visible'],
  ['2026-11-24', 'expired'],
])('an article is visible from its first to its last day: on %s it is %s', (day, state) => {
  expect(articleStateOn(dated, day)).toBe(state);
});

it('without dates it is always visible, and one that is not active never is', () => {
  expect(articleStateOn({ status: 'ACTIVE', publishDate: '', expirationDate: '' }, '2026-11-19')).toBe('visible');
  expect(articleStateOn({ ...dated, status: 'INACTIVE' }, '2026-11-20')).toBe('inactive');
});
