import type { RequestContext } from '../request-context.ts';
import { listGrants } from '../store/grant.ts';
import { findPersonByEmail, type PersonRow } from '../store/person.ts';
import { apiError } from './api-error.ts';
import { recordAuditAs } from './audit.ts';
import { verifyPassword } from './password-hash.ts';
import { type Person, withGrants } from './person.ts';
import { isLocked, recordFailure, recordSuccess } from './sign-in-lock.ts';

/** Whoever asks, before it is known who it is. */
export type SignInRequest = Omit<RequestContext, 'person' | 'company' | 'tenant'>;

export interface SignInResult {
  readonly email: string;
  readonly password: string;
}

/** The person behind address and password, or a refusal that tells nothing about which addresses exist. */
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
  // Guesses that were made side by side must not outrun the lock.
  if (await isLocked(context, email, address)) throw apiError(400, 'FAILED_LOGIN_LOCK');
  await recordSuccess(context, email, address);
  return withGrants(row, await listGrants(context.db, [row.id]));
};

/** A wrong password, under an address that may be nobody's; whatever was typed is not kept. */
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
