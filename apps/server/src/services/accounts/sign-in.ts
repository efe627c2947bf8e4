import { findAccountByEmail, listGrants } from '../../store/people/index.ts';
import { type Person, withGrants } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { verifyPassword } from './password-hash.ts';
import { passwordDue } from './password-policy.ts';
import { replacePassword } from './passwords.ts';
import { auditFailure, type SignInRequest } from './sign-in-failure.ts';
import { isLocked, recordFailure, recordSuccess } from './sign-in-lock.ts';

export interface SignInResult {
  readonly email: string;
  readonly password: string;
  /** Chosen in place of it with this sign-in. */
  readonly newPassword?: string | undefined;
}

/** The person with this address and password. Throws an error that does not reveal which addresses exist. */
export const authenticateUser = async (
  context: SignInRequest,
  { email, password, newPassword }: SignInResult,
): Promise<Person> => {
  const { address } = context;
  const [isRejected, row] = await Promise.all([
    isLocked(context, email, address),
    findAccountByEmail(context.db, email),
  ]);
  if (isRejected) throw apiError(400, 'FAILED_LOGIN_LOCK');
  // The grants are read while the hash is computed, which takes most of the time of a sign-in.
  const [isRight, grants] = await Promise.all([
    verifyPassword(row?.passwordHash ?? null, password),
    row === null ? [] : listGrants(context.db, [row.id]),
  ]);
  if (!isRight || row === null) {
    const locked = await recordFailure(context, email, address);
    await auditFailure(context, row, locked);
    throw apiError(400, locked ? 'FAILED_LOGIN_LOCK' : 'INVALID_CREDENTIALS');
  }
  if (row.status === 'DELETED') throw apiError(400, 'DELETED_USER');
  // Concurrent attempts must not get past the lock.
  if (!(await recordSuccess(context, email, address))) throw apiError(400, 'FAILED_LOGIN_LOCK');
  if (newPassword !== undefined) await replacePassword(context, row, newPassword);
  const dueAt = newPassword === undefined ? await passwordDue(context, row, password) : null;
  if (dueAt !== null && dueAt <= context.now()) throw apiError(400, 'PASSWORD_CHANGE_REQUIRED', '/body/newPassword');
  return withGrants({ ...row, passwordDueAt: dueAt }, grants);
};
