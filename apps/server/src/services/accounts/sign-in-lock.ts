import { loginLockMs } from '@commissary/domain';
import { countFailure, findFailures, forgetAllFailures, forgetFailures } from '../../store/accounts/index.ts';
import type { Db } from '../../store/database/index.ts';
import { emailKey } from '../../store/people/index.ts';
import type { Context } from '../context/index.ts';
import { tokenHash } from '../secrets/index.ts';

const lockAfterFailures = 10;

/**
 * Failed sign-ins are counted for an account and a network together, so that no one can lock an account from another
 * network. An account that does not exist is locked in the same way.
 */
export const isLocked = async (context: Context, email: string, address: string): Promise<boolean> => {
  const failures = await findFailures(context.db, accountOf(email), networkOf(address));
  return failures !== null && isAhead(context, failures.lockedUntil);
};

/** True when this failure locked the account. */
export const recordFailure = async (context: Context, email: string, address: string): Promise<boolean> => {
  const now = context.now();
  const counted = await countFailure(context.db, {
    account: accountOf(email),
    network: networkOf(address),
    at: now,
    since: new Date(now.getTime() - loginLockMs),
    lockAfter: lockAfterFailures,
    lockUntil: new Date(now.getTime() + loginLockMs),
  });
  return isAhead(context, counted.lockedUntil);
};

/** Forgets the failures before it; false when a concurrent attempt locked the account, which stays locked. */
export const recordSuccess = (context: Context, email: string, address: string): Promise<boolean> =>
  forgetFailures(context.db, accountOf(email), networkOf(address), context.now());

/** A person who has proved to own the account is locked nowhere. */
export const forgetLocks = (db: Db, email: string): Promise<void> => forgetAllFailures(db, accountOf(email));

/**
 * The first three numbers of an IPv4 address, the first four groups of an IPv6 address: what one customer usually has.
 */
export const networkOf = (address: string): string => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - front.length - (tail === '' ? 0 : tail.split(':').length);
  return [...front, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':');
};

// Users sometimes type a password into the wrong field: only a hash of the input is stored.
const accountOf = (email: string): string => tokenHash(emailKey(email));

const isAhead = (context: Context, moment: Date | null): boolean =>
  moment !== null && moment.getTime() > context.now().getTime();
