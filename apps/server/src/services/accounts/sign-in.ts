import { findPersonByEmail, listGrants, type PersonRow } from '../../store/people/index.ts';
import { recordAuditAs } from '../audit/index.ts';
import { type Person, type RequestContext, withGrants } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { verifyPassword } from './password-hash.ts';
import { isLocked, recordFailure, recordSuccess } from './sign-in-lock.ts';

/** The caller, before authentication. */
export type SignInRequest = Omit<RequestContext, 'person' | 'company' | 'tenant'>;

export interface SignInResult {
  readonly email: string;
  readonly password: string;
}

/** The person with this address and password. Throws an error that does not reveal which addresses exist. */
export const authenticateUser = async (context: SignInRequest, { email, password }: SignInResult): Promise<Person> => {
  const { address } = context;
  if (await isLocked(context, email, address)) throw apiError(400, 'FAILED_LOGIN_LOCK');
  const row = await findPersonByEmail(context.db, email);
  if (!(await verifyPassword(row?.passwordHash ?? null, password)) || row === null) {
    const locked = await recordFailure(context, email, address);
    await auditFailure(context, row, locked);
    throw apiError(400, locked ? 'FAILED_LOGIN_LOCK' : 'INVALID_CREDENTIALS');
  }
  if (row.status === 'DELETED') throw apiError(400, 'DELETED_USER');
  // Concurrent attempts must not get past the lock.
  if (await isLocked(context, email, address)) throw apiError(400, 'FAILED_LOGIN_LOCK');
  await recordSuccess(context, email, address);
  return withGrants(row, await listGrants(context.db, [row.id]));
};

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
