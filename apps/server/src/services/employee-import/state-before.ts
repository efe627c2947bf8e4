import { employeeRecord, recordValueOf } from '@commissary/catalog';
import { answeredSchemas, personStatus, wageSchema, workplace } from '@commissary/contract';
import * as z from 'zod';
import type { EmployeeCase } from '../people/index.ts';

/** What an import stores about a person that it changes: all that it may change. */
const storedState = z.object({
  // An import that was stored before a field was says nothing of it.
  ...z.object(answeredSchemas(employeeRecord.field.shape)).partial().shape,
  status: personStatus,
  jobs: z.array(z.object({ jobTypeId: z.string(), grantObject: workplace, wages: z.array(wageSchema) })),
});

export const stateBefore = ({ row, jobs }: EmployeeCase): z.output<typeof storedState> => ({
  ...recordValueOf(employeeRecord, row),
  status: row.status,
  jobs: jobs.map(({ jobTypeId, on, wages }) => ({
    jobTypeId,
    grantObject: on,
    wages: wages.map(({ from, amount, per }) => ({ from, amount, per })),
  })),
});

/** The same, read again, as what the person is to become. */
export const readStateBefore = (stored: unknown): z.output<typeof storedState> => storedState.parse(stored);
