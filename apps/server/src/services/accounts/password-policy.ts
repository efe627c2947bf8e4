import { brokenPasswordRules, passwordGraceMs } from '@commissary/domain';
import { canAnySignIn, notePassword } from '../../store/accounts/index.ts';
import type { AccountRow } from '../../store/people/index.ts';
import type { Context } from '../context/index.ts';

/** Whether a password meets the strong policy, whatever the policy of its company is. */
export const isStrongPassword = (
  password: string,
  { name, email, companyName }: Pick<AccountRow, 'name' | 'email' | 'companyName'>,
): boolean => brokenPasswordRules(password, 'strong', [name, email, companyName]).length === 0;

/**
 * Until when this password still signs in, at a sign-in with it: null when it meets the policy of the company. The days
 * of grace begin with the first sign-in under the policy, so nobody loses them by being away.
 */
export const passwordDue = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  person: AccountRow,
  password: string,
): Promise<Date | null> => {
  const strong = isStrongPassword(password, person);
  const meets = strong || person.passwordPolicy === 'standard';
  const dueAt = meets ? null : (person.passwordDueAt ?? new Date(now().getTime() + passwordGraceMs));
  if (strong !== person.passwordStrong || dueAt?.getTime() !== person.passwordDueAt?.getTime())
    await notePassword(db, person.id, { strong, dueAt });
  return dueAt;
};

/** Whether one of these people has a password, which may be replaced at a sign-in, or a link with which to choose one. */
export const anyCanSignIn = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  personIds: readonly string[],
): Promise<boolean> => canAnySignIn(db, personIds, now());
