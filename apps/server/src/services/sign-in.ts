import type { Context } from '../context.ts';
import { writeAudit } from '../store/audit.ts';
import { listGrants } from '../store/grant.ts';
import { findPersonByEmail } from '../store/person.ts';
import { verifyPassword } from './password-hash.ts';
import { type Person, withGrants } from './person.ts';
import { refuse } from './refusal.ts';
import { isLocked, noteFailure, noteSuccess } from './sign-in-lock.ts';

export interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Address that the attempt came from. */
  readonly address: string;
}

/** The person behind address and password, or a refusal that tells nothing about which addresses exist. */
export const signIn = async (context: Context, { email, password, address }: SignIn): Promise<Person> => {
  if (await isLocked(context, email, address)) throw refuse(400, 'FAILED_LOGIN_LOCK');
  const row = await findPersonByEmail(context.db, email);
  if (!(await verifyPassword(row?.passwordHash ?? null, password)) || row === null) {
    const locked = await noteFailure(context, email, address);
    await writeAudit(context.db, {
      at: context.now(),
      companyId: row?.companyId ?? null,
      personId: row?.id ?? null,
      personName: row?.name ?? '',
      address,
      action: locked ? 'sign-in-locked' : 'sign-in-failed',
    });
    throw refuse(400, locked ? 'FAILED_LOGIN_LOCK' : 'INVALID_CREDENTIALS');
  }
  if (row.status === 'DELETED') throw refuse(400, 'DELETED_USER');
  // Guesses that were made side by side must not outrun the lock.
  if (await isLocked(context, email, address)) throw refuse(400, 'FAILED_LOGIN_LOCK');
  await noteSuccess(context, email, address);
  const person = withGrants(row, await listGrants(context.db, [row.id]));
  await auditSignIn(context, person, address, 'sign-in');
  return person;
};

export const auditSignIn = (
  context: Context,
  person: Person,
  address: string,
  action: 'sign-in' | 'sample-sign-in' | 'sign-out',
): Promise<void> =>
  writeAudit(context.db, {
    at: context.now(),
    companyId: person.companyId,
    personId: person.id,
    personName: person.name,
    address,
    action,
  });
