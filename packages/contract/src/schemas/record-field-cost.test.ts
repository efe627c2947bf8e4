import {
  companyRecord,
  employeeMembers,
  employeeRecord,
  groupRecord,
  locationRecord,
  newsRecord,
  roleRecord,
} from '@commissary/catalog';
import { nullable, type Shape, text } from '@commissary/schema';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { answeredOnly, answeredSchemas, recordSchemas } from './record-schema.ts';

const locker = nullable(text({ label: 'Locker', max: 3 }));

it.each([companyRecord, employeeRecord, groupRecord, locationRecord, newsRecord, roleRecord])(
  'a new field of the $noun is in its calls with its limit, and in their answers without',
  ({ field }) => {
    // Lists of members have no schema of their own yet.
    const fields = Object.entries<Shape[string]>(field.shape).filter(([, { kind }]) => kind.name !== 'list');
    const shape = { ...Object.fromEntries(fields), locker };
    const accepts = (schemas: Readonly<Record<string, z.ZodType>>, value: unknown): boolean =>
      z.object(schemas).pick({ locker: true }).safeParse({ locker: value }).success;
    expect(['123', null, '1234', ''].map(value => accepts(recordSchemas(shape), value))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(accepts(answeredSchemas(shape), '1234')).toBe(true);
  },
);

const { roles, jobs, certifications } = employeeMembers;
const seen = { ...nullable(text({ label: 'Seen by' })), systemManaged: true } as const;
const job = { jobTypeId: '4', grantObject: { type: 'LOCATION', id: 'elm' } };

it.each([
  ['role', roles, { roleId: 'clerk', grantObject: job.grantObject }, { id: 'r', name: 'Clerk', mayRemove: true }],
  ['job', jobs, job, { id: 'j', name: null, mayChange: true }],
  ['certification', certifications, { requirementId: '1', endsOn: null }, { name: null }],
  ['wage', jobs.members.wages, { from: '2026-03-02', amount: '12.00', per: 'HOUR' }, { setBy: null, setAt: null }],
])('a new field of a %s is in its calls, and what only answers have is in none', (_, field, entered, said) => {
  const list = { ...field, members: { ...field.members, locker, seen } };
  const isTaken = (schema: z.ZodType, more: object) => schema.safeParse([{ ...entered, ...more }]).success;
  const called = recordSchemas({ list }).list;
  expect([{ locker: '123' }, { locker: '1234' }, {}].map(more => isTaken(called, more))).toEqual([true, false, false]);
  expect(isTaken(called, { locker: null, seen: 'Ana' })).toBe(false);
  const answered = answeredSchemas({ list }).list;
  expect(isTaken(answered, { ...said, locker: '1234', seen: 'Ana' })).toBe(true);
  expect(isTaken(answered, { ...said, locker: '1234' })).toBe(false);
  expect(answeredOnly({ list })).toContain('list/[]/seen');
});

it('so many members of a list are taken as it has at most', () => {
  const called = recordSchemas({ jobs }).jobs;
  const many = (count: number) => Array.from({ length: count }, () => job);
  expect([100, 101].map(count => called.safeParse(many(count)).success)).toEqual([true, false]);
});
