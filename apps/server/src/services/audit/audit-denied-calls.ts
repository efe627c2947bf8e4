import type { Endpoint } from '@commissary/contract';
import { countCall } from '../../store/calls/index.ts';
import type { Person, UseCaseContext } from '../context/index.ts';
import { ApiError } from '../errors/index.ts';
import { recordAudit } from './audit.ts';

const minute = 60_000;
/** Per person and minute: enough to notice an attack, too few to fill the log. */
const mostKept = 20;

/**
 * Audits a write that was rejected because a permission was missing. The console does not offer such writes, so the
 * user tried something else, or lost the permission a moment ago.
 */
export const auditDenied = async (
  caller: Pick<UseCaseContext, 'db' | 'now' | 'origin'> & { readonly person: Person },
  { method, path, summary }: Endpoint,
  error: unknown,
): Promise<void> => {
  if (method === 'GET' || !(error instanceof ApiError) || error.status !== 403) return;
  const { db, now, person } = caller;
  const at = now();
  const windowBegan = new Date(at.getTime() - minute);
  const kept = await countCall(db, { call: 'denied', address: person.id, at, windowBegan });
  if (kept > mostKept) return;
  await recordAudit(caller, db, {
    action: 'call-denied',
    companyId: person.companyId,
    subject: summary,
    details: { call: `${method} ${path}`, ...reasonOf(error) },
  });
};

/** The reason, where the rule that rejected the write gives one. */
const reasonOf = ({ failures }: ApiError): { readonly reason?: string | number } => {
  const reason = failures[0]?.params?.reason;
  return reason === undefined ? {} : { reason };
};
