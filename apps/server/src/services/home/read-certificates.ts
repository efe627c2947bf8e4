import type { Overview } from '@commissary/contract';
import { tenantReach } from '@commissary/domain';
import type { RequestContext } from '../context/index.ts';
import { readEmployeePage } from '../people/index.ts';

/** As many are named. */
const named = 3;

/** The employees at a tenant whose certifications have expired or will soon, as far as the caller manages employees. */
export const readCertificates = async (
  context: RequestContext,
  place: string | undefined,
  today: string | undefined,
): Promise<Overview['certificates']> => {
  const reach = tenantReach(context.person, context.company.id, 'userAdmin');
  if (reach !== 'all' && reach.groupIds.length + reach.locationIds.length === 0) return { total: 0, first: [] };
  const { employees, counts } = await readEmployeePage(context, { certificate: 'due', place, today, limit: named });
  const first = employees.flatMap(({ name, certifications }) => {
    const [next] = certifications
      .flatMap(one => (one.endsOn === null ? [] : [{ ...one, endsOn: one.endsOn }]))
      .toSorted((a, b) => (a.endsOn < b.endsOn ? -1 : 1));
    return next === undefined ? [] : [{ person: name, requirement: next.name, endsOn: next.endsOn }];
  });
  return { total: counts?.matching ?? 0, first };
};
