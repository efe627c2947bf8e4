import { randomUUID } from 'node:crypto';
import { documents, type Employment } from '@commissary/catalog';
import type { Shift, WorkingEmployee } from '@commissary/domain';
import { complete } from '@commissary/schema';
import type { Configuration } from '../configuration.ts';
import { named } from './sell.ts';

/** So many people work while something is sold here. */
const mostPeople = 3;

interface Worked {
  readonly deviceId: string;
  readonly from: number;
  readonly to: number;
  /** What was sold meanwhile, in cents. */
  readonly sales: number;
}

/**
 * The shifts of people who worked while something was sold here: the first employees of the location that are published,
 * each in the first job. A terminal knows no wage.
 */
export const shiftsOf = ({ running }: Configuration, { deviceId, from, to, sales }: Worked): readonly Shift[] => {
  const published = running.find(({ kind }) => kind === 'employment');
  if (published === undefined) return [];
  const { employees = [] } = published.document as { readonly employees?: readonly WorkingEmployee[] };
  const { jobTypes } = complete(documents.employment.field, published.document) as Employment;
  const working = employees.flatMap(({ id, name, roles }) => {
    const job = jobTypes.find(one => String(one.id) === roles[0]?.jobTypeId);
    return job === undefined ? [] : [{ employee: named(id, name), job: named(job.id, job.name) }];
  });
  return working.slice(0, mostPeople).map(({ employee, job }, at) => ({
    ...{ id: randomUUID(), revision: 1, deviceId, employee, job, clockIn: from, clockOut: to },
    ...{ breaks: [], declaredTips: 0, heldTips: 0, sales: at === 0 ? sales : 0 },
    ...{ deliveries: null, payments: [], edited: null },
  }));
};
