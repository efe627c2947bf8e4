import { expect, it } from 'vitest';
import { previewText } from './preview-text.ts';

const none = { people: 0, rights: [], locations: 0 };

it('names the people, the permissions that a save adds and removes, and the tenants', () => {
  const gives = { people: 14, rights: ['dashboard', 'voidTicket', 'payroll'], locations: 9 };
  const takes = { people: 1, rights: ['manageMenus'], locations: 1 };
  expect(previewText({ gives, takes, discount: { people: 2 } })).toEqual([
    'Grants 14 people these 3 permissions at 9 locations: Access reports, Void entire ticket, Payroll.',
    'Removes from 1 person this permission at 1 location: Edit full menu.',
    'Changes the maximum discount of 2 people.',
  ]);
});

it('names six permissions at most, and states when no person is affected', () => {
  const rights = ['dashboard', 'payroll', 'manageMenus', 'userAdmin', 'voidTicket', 'openDrawer', 'paidIn', 'waste'];
  const [first] = previewText({ gives: { people: 1, rights, locations: 0 }, takes: none, discount: { people: 0 } });
  expect(first).toMatch(/^Grants 1 person these 8 permissions at company level: .* and 2 more\.$/);
  expect(previewText({ gives: none, takes: none, discount: { people: 0 } })).toEqual([
    'No one’s permissions change: the roles are not assigned, or people have these permissions through another role.',
  ]);
});
