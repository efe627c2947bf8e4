import { expect, it } from 'vitest';
import { previewText } from './preview-text.ts';

const none = { people: 0, rights: [], locations: 0 };

it('says whom a save gives and takes what, and where', () => {
  const gives = { people: 14, rights: ['dashboard', 'voidTicket', 'payroll'], locations: 9 };
  const takes = { people: 1, rights: ['manageMenus'], locations: 1 };
  expect(previewText({ gives, takes, discount: { people: 2 } })).toEqual([
    'Gives 14 people these 3 rights at 9 locations: Access reports, Void entire ticket, Payroll.',
    'Takes from 1 person this right at 1 location: Edit full menu.',
    'Changes the greatest discount of 2 people.',
  ]);
});

it('names six rights at most, and says when nobody is touched', () => {
  const rights = ['dashboard', 'payroll', 'manageMenus', 'userAdmin', 'voidTicket', 'openDrawer', 'paidIn', 'waste'];
  const [first] = previewText({ gives: { people: 1, rights, locations: 0 }, takes: none, discount: { people: 0 } });
  expect(first).toMatch(/^Gives 1 person these 8 rights at company level: .* and 2 more\.$/);
  expect(previewText({ gives: none, takes: none, discount: { people: 0 } })).toEqual([
    'Nobody’s rights change: nobody holds these roles, or they have it by another one.',
  ]);
});
