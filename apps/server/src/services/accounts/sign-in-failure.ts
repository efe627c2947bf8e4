import type { PersonRow } from '../../store/people/index.ts';
import { recordAuditAs } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';

/** The caller, before authentication. */
export type SignInRequest = Omit<RequestContext, 'person' | 'company' | 'tenant'>;

/** A wrong password, or an unknown address; the typed text is not stored. */
export const auditFailure = (
  context: SignInRequest,
  account: Pick<PersonRow, 'id' | 'companyId' | 'name'> | null,
  locked: boolean,
): Promise<void> =>
  recordAuditAs(context, context.db, account ?? { id: null, name: '' }, {
    action: locked ? 'sign-in-locked' : 'sign-in-failed',
    companyId: account?.companyId ?? null,
    ...(account !== null && { target: account.id }),
  });
