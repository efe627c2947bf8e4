import type { Db } from '../../store/database/index.ts';
import { emailKey, listEmailOwners } from '../../store/people/index.ts';
import { limitRate, requireRateLeft, takeRate } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { ApiError, apiError } from '../errors/index.ts';

/**
 * One limit for every answer that depends on the people of other companies, whichever call gives it. Twenty a minute: an
 * address is known, or it is not guessed in a reasonable time.
 */
const triesPerMinute = 20;
/** Of these, what the check of a file may use: what is left lets the file be imported, and somebody be added. */
const triesOfChecks = 10;

const limitOf = ({ person }: Pick<RequestContext, 'person'>, perMinute = triesPerMinute) => ({
  what: 'colleague',
  by: person.id,
  perMinute,
});

/** Counts a call whose answer is about one address. */
export const countAddressTry = (context: RequestContext): Promise<void> => limitRate(context, limitOf(context));

/** Rejects a call that would answer about an address, while too many were answered in this minute; counts nothing. */
export const requireAddressTriesLeft = (context: RequestContext): Promise<void> =>
  requireRateLeft(context, limitOf(context));

/** Returns how many of these addresses the check of a file may look up now, and counts them. */
export const takeAddressTries = (context: RequestContext, requested: number): Promise<number> =>
  takeRate(context, limitOf(context, triesOfChecks), requested);

/**
 * Does what may be rejected because somebody else has an address, in whichever company. Only that answer is counted: one
 * that succeeds has an entry in the audit.
 */
export const withAddressLimit = async <T>(
  context: RequestContext,
  email: string | null | undefined,
  work: () => Promise<T>,
): Promise<T> => {
  if (email == null) return work();
  await requireAddressTriesLeft(context);
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.failures.some(({ code }) => code === 'ALREADY_EXISTS'))
      await countAddressTry(context);
    throw error;
  }
};

/** Throws where somebody else has the address, which the body of the call has at `path`. */
export const requireFreeAddress = async (
  db: Db,
  email: string | null | undefined,
  personId: string | null,
  path = '/body/email',
): Promise<void> => {
  const owner = email == null ? undefined : (await listEmailOwners(db, [email])).get(emailKey(email));
  if (owner !== undefined && owner !== personId) throw apiError(400, 'ALREADY_EXISTS', path);
};
