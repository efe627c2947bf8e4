import type { CanaryRecord } from '@commissary/contract';
import { accessibleTenants } from '@commissary/domain';
import { findCanary } from '../../store/publishing/index.ts';
import { findTenantNames } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { measure } from './settle-canaries.ts';

/** How a publish goes to its pilots first; what is measured there, so far or when it was decided. Undefined: it does not. */
export const readCanary = async (context: RequestContext, workflowId: string): Promise<CanaryRecord | undefined> => {
  const { db, person, company } = context;
  const canary = await findCanary(db, workflowId);
  if (canary === undefined || canary.companyId !== company.id) return undefined;
  const { state, soakMinutes, onHalt, limits, soakUntil, reason, rollback, decidedAt, decidedBy } = canary;
  const reached = accessibleTenants(person, await findTenantNames(db, canary.pilots));
  const left = (soakUntil?.getTime() ?? 0) - context.now().getTime();
  return {
    ...{ state, soakMinutes, onHalt, limits, reason, rollback, decidedBy },
    pilots: reached.map(({ id }) => id),
    soakUntil: soakUntil?.getTime() ?? null,
    leftMs: state === 'SOAKING' ? Math.max(0, left) : 0,
    counts: canary.counts ?? (state === 'SOAKING' ? (await measure(db, canary)).counts : null),
    decidedAt: decidedAt?.getTime() ?? null,
  };
};
