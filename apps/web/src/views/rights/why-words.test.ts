import type { RightsReason, User } from '@commissary/contract';
import { expect, it } from 'vitest';
import { missingWords, reasonWords } from './why-words.ts';

const user = {
  companyId: 'acme',
  companyName: 'Acme',
  accessibleTenants: [{ id: 'elm', name: 'Elm St.' }],
} as unknown as User;
const place = { user };
const reason = (part: Partial<RightsReason>): RightsReason => ({
  roleId: 'lead',
  roleName: 'Shift lead',
  grantObject: { type: 'LOCATION', id: 'elm' },
  by: 'name',
  givenBy: null,
  givenAt: null,
  ...part,
});
const right = { permission: 'payroll', here: [], whyNot: null };

it('says by which role, where, from whom and when', () => {
  expect(reasonWords(reason({}), place, 'UTC')).toBe('Shift lead at Elm St.');
  expect(reasonWords(reason({ givenBy: 'Rae', givenAt: Date.UTC(2026, 10, 3, 2) }), place, 'America/Chicago')).toBe(
    'Shift lead at Elm St., given by Rae on Nov 2nd 2026',
  );
  expect(reasonWords(reason({ by: 'superUser', grantObject: { type: 'COMPANY', id: 'acme' } }), place, 'UTC')).toBe(
    'Shift lead at Acme, which makes a super user',
  );
});

it('says where else it is held, and who could give it', () => {
  expect(missingWords({ ...right, elsewhere: [], givers: ['Rae', 'Bo', 'Cy'] }, place)).toEqual([
    'Not granted by any role',
    'Rae, Bo or Cy can give it',
  ]);
  expect(missingWords({ ...right, elsewhere: [reason({}), reason({})], givers: [] }, place)).toEqual([
    'Only at Elm St.',
    'Nobody here can give it',
  ]);
});
