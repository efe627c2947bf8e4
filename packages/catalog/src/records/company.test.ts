import { validateEntered, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { newCompanyRecord } from './company.ts';
import { companySecurityRecord } from './company-security.ts';
import { emptyRecord, recordNeeds } from './record.ts';

const owner = { name: 'Omar Aziz', email: 'omar@second.example' };
const company = { ...emptyRecord(newCompanyRecord), name: 'Second Helping', owner };

it.each([
  [{}, []],
  [{ name: '' }, ['a name']],
  [{ owner: { ...owner, name: ' ' } }, ['the name and email address of the owner']],
  [{ owner: { ...owner, email: 'omar' } }, ['the name and email address of the owner']],
  [{ contactEmail: 'nobody' }, ['a valid contact email, or none']],
  [{ contactPhone: '312 555' }, ['a phone number of ten digits, or none']],
  [{ contactEmail: null, contactPhone: null, brand: null }, []],
  [{ batchSize: 0 }, ['at least one location in a batch']],
  [
    { name: '', owner: { name: '', email: '' }, contactEmail: 'nobody' },
    ['a name', 'the name and email address of the owner', 'a valid contact email, or none'],
  ],
])('a new company with %j still needs %j', (part, needs) => {
  expect(recordNeeds(newCompanyRecord, validateEntered(newCompanyRecord.field, { ...company, ...part }))).toEqual(
    needs,
  );
});

it('support gets a last day for changes, and for nothing else', () => {
  const rules = {
    passwordPolicy: 'strong',
    sessionIdleMinutes: 15,
    sessionLongestMinutes: 60,
    oneRolePerLocation: true,
  };
  const issuesOf = (supportAccess: string, supportUntil: string | null) =>
    validateValue(companySecurityRecord.field, { ...rules, supportAccess, supportUntil }).map(({ path }) => path);
  expect(issuesOf('write', '2199-12-31')).toEqual([]);
  expect(issuesOf('read', null)).toEqual([]);
  expect(issuesOf('write', null)).toEqual(['/supportUntil']);
  expect(issuesOf('never', '2199-12-31')).toEqual(['/supportUntil']);
});
