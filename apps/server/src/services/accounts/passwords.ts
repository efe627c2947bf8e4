import { brokenPasswordRules, passwordRules } from '@commissary/domain';
import {
  consumePersonLink,
  deletePersonLinks,
  deleteSessionsOf,
  findPersonLink,
  keepPastPassword,
  listPastPasswords,
  writePasswordHash,
} from '../../store/accounts/index.ts';
import { type Db, inTransaction } from '../../store/database/index.ts';
import { type AccountRow, emailKey, findAccount } from '../../store/people/index.ts';
import { recordAuditAs } from '../audit/index.ts';
import { runOnceFor } from '../calls/index.ts';
import type { Context } from '../context/index.ts';
import { ApiError, apiError } from '../errors/index.ts';
import { enqueueEmail } from '../mail/index.ts';
import { tokenHash } from '../secrets/index.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { isStrongPassword } from './password-policy.ts';
import { resumeSession } from './sessions.ts';
import { auditFailure, type SignInRequest } from './sign-in-failure.ts';
import { forgetLocks, isLocked, recordFailure, recordSuccess } from './sign-in-lock.ts';

/** The person of a link that is still valid; null for any other token, and for a deleted person. */
export const readLinkHolder = async (context: Context, userId: string, token: string): Promise<AccountRow | null> => {
  const link = await findPersonLink(context.db, tokenHash(token), context.now());
  const person = link === null || link.personId !== userId ? null : await findAccount(context.db, userId);
  return person?.status === 'ACTIVE' ? person : null;
};

/** With the token of a link, or a session, a person's new password may be checked against the old ones. */
export const provenPerson = async (
  context: Context,
  { userId, token, session }: { userId: string; token: string | null; session: string | null },
): Promise<AccountRow | null> => {
  if (token !== null) return readLinkHolder(context, userId, token);
  const person = session === null ? null : await resumeSession(context, session, { background: false });
  // Who acts as a person learns nothing about that person's passwords.
  return person?.id === userId && person.acting === null ? findAccount(context.db, userId) : null;
};

/** The rules that a new password breaks. Without a known person only the general rules apply. */
export const brokenRules = async (
  context: Context,
  person: AccountRow | null,
  password: string,
): Promise<readonly string[]> => {
  if (person === null) return brokenPasswordRules(password);
  const { passwordPolicy, name, email, companyName } = person;
  const broken = brokenPasswordRules(password, passwordPolicy, [name, email, companyName]);
  if (broken.length > 0) return broken;
  const past = await listPastPasswords(context.db, person.id, passwordRules.history - 1);
  for (const hash of [person.passwordHash, ...past])
    if (hash !== null && (await verifyPassword(hash, password))) return ['PW_PREVIOUSLY_USED'];
  return [];
};

/**
 * Queues an e-mail with a link, if a person has the address. The response, and the work before it, are the same for
 * every address.
 */
export const askForReset = async (context: SignInRequest, email: string): Promise<void> => {
  const { origin, address, language, now } = context;
  await runOnceFor(`address ${address}`, context, `reset ${tokenHash(emailKey(email))}`, async db => {
    await enqueueEmail(db, { kind: 'reset', email, origin, language }, now());
    return null;
  });
};

/** Sets the password of the person of the token, which is then used; ends all sessions of the person. */
export const setPasswordWithToken = async (
  context: SignInRequest,
  { userId, token, password }: { userId: string; token: string; password: string },
): Promise<void> => {
  const person = await readLinkHolder(context, userId, token);
  if (person === null) throw apiError(400, 'INVALID_TOKEN');
  await demandGood(context, person, password);
  const set = await hashed(person, password);
  await inTransaction(context.db, async db => {
    if (!(await consumePersonLink(db, tokenHash(token), userId, context.now()))) throw apiError(400, 'INVALID_TOKEN');
    await writePassword(context, db, person, { set, keepSession: null });
    // A person who can read the e-mail of an account is its owner, so earlier failed sign-ins no longer count.
    await forgetLocks(db, person.email);
  });
};

/**
 * Changes the own password; ends all other sessions of the person. A wrong current password counts as a failed sign-in.
 */
export const changePassword = async (
  context: SignInRequest,
  { personId, current, password, session }: { personId: string; current: string; password: string; session: string },
): Promise<void> => {
  const { address } = context;
  const person = await findAccount(context.db, personId);
  if (person === null) throw apiError(400, 'INVALID_CREDENTIALS');
  if (await isLocked(context, person.email, address)) throw apiError(400, 'FAILED_LOGIN_LOCK');
  if (!(await verifyPassword(person.passwordHash, current))) {
    const locked = await recordFailure(context, person.email, address);
    await auditFailure(context, person, locked);
    throw apiError(400, locked ? 'FAILED_LOGIN_LOCK' : 'INVALID_CREDENTIALS', '/body/currentPassword');
  }
  if (!(await recordSuccess(context, person.email, address))) throw apiError(400, 'FAILED_LOGIN_LOCK');
  await demandGood(context, person, password);
  const set = await hashed(person, password);
  await inTransaction(context.db, async db => {
    await writePassword(context, db, person, { set, keepSession: tokenHash(session) });
  });
};

/** At a sign-in: the password that the person typed is replaced by another one, and all sessions of the person end. */
export const replacePassword = async (context: SignInRequest, person: AccountRow, password: string): Promise<void> => {
  await demandGood(context, person, password, '/body/newPassword');
  const set = await hashed(person, password);
  await inTransaction(context.db, async db => {
    await writePassword(context, db, person, { set, keepSession: null });
  });
};

const demandGood = async (context: Context, person: AccountRow, password: string, path?: string): Promise<void> => {
  const broken = await brokenRules(context, person, password);
  if (broken.length > 0)
    throw new ApiError(
      400,
      broken.map(code => ({ code, ...(path !== undefined && { path }) })),
    );
};

interface HashedPassword {
  readonly hash: string;
  readonly strong: boolean;
}

const hashed = async (person: AccountRow, password: string): Promise<HashedPassword> => ({
  hash: await hashPassword(password),
  strong: isStrongPassword(password, person),
});

const writePassword = async (
  { now, origin }: SignInRequest,
  db: Db,
  person: AccountRow,
  { set, keepSession }: { set: HashedPassword; keepSession: string | null },
): Promise<void> => {
  const at = now();
  if (person.passwordHash !== null) {
    const past = { personId: person.id, passwordHash: person.passwordHash, until: at };
    await keepPastPassword(db, { ...past, most: passwordRules.history - 1 });
    await enqueueEmail(db, { kind: 'password-changed', personId: person.id }, at);
  }
  await writePasswordHash(db, person.id, set);
  await deleteSessionsOf(db, person.id, keepSession);
  await deletePersonLinks(db, person.id);
  await recordAuditAs({ now, origin }, db, person, {
    action: 'password-set',
    companyId: person.companyId,
    target: person.id,
  });
};
