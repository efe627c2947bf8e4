import {
  companyRecord,
  employeeRecord,
  groupRecord,
  locationRecord,
  newsRecord,
  roleRecord,
} from '@commissary/catalog';
import { nullable, type Shape, text } from '@commissary/schema';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { answeredSchemas, recordSchemas } from './record-schema.ts';

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
