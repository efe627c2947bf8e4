import { personStatus, wageSchema, workplace } from '@commissary/contract';
import * as z from 'zod';
import type { EmployeeCase } from '../people/index.ts';

/** What an import stores about a person that it changes: all that it may change. */
const storedState = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  hireDate: z.string().nullable(),
  status: personStatus,
  jobs: z.array(z.object({ jobTypeId: z.string(), grantObject: workplace, wages: z.array(wageSchema) })),
});

export const stateBefore = ({ row, jobs }: EmployeeCase): z.output<typeof storedState> => ({
  name: row.name,
  email: row.email,
  phone: row.phone,
  hireDate: row.hiredOn,
  status: row.status,
  jobs: jobs.map(({ jobTypeId, on, wages }) => ({
    jobTypeId,
    grantObject: on,
    wages: wages.map(({ from, amount, per }) => ({ from, amount, per })),
  })),
});

/** The same, read again, as what the person is to become. */
export const readStateBefore = (stored: unknown): z.output<typeof storedState> => storedState.parse(stored);
