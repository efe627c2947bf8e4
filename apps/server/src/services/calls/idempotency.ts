import { claimKey, findAnswer, forgetAnswers, keepAnswer } from '../../store/calls/index.ts';
import { type Db, inTransaction } from '../../store/database/index.ts';
import type { IdempotentContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';

const keptMs = 24 * 3_600_000;

/**
 * Does the work in one transaction. A repeat with the same `Idempotency-Key` returns the result of the first call
 * without doing the work again. `what` identifies the call with all its parameters: the same key for something else is
 * rejected. The result is stored, so it must be JSON and contain no secret.
 */
export const runOnce = <T>(
  context: Asked & Pick<IdempotentContext, 'person'>,
  what: string,
  work: (db: Db) => Promise<T>,
): Promise<T> => runOnceFor(context.person.id, context, what, work);

/** Replaces the result that repeats with the call's key get from now on. */
export const storeAnswerInstead = async (
  { db, person, idempotencyKey }: Asked & Pick<IdempotentContext, 'person'>,
  body: unknown,
): Promise<void> => {
  if (idempotencyKey !== null) await keepAnswer(db, person.id, idempotencyKey, { status: 200, body });
};

type Asked = Pick<IdempotentContext, 'db' | 'now' | 'idempotencyKey'>;

/** The same for callers without a session: keys of different holders are independent. */
export const runOnceFor = async <T>(
  holder: string,
  context: Asked,
  what: string,
  work: (db: Db) => Promise<T>,
): Promise<T> => {
  const key = context.idempotencyKey;
  if (key === null) return inTransaction(context.db, work);
  const now = context.now();
  await forgetAnswers(context.db, new Date(now.getTime() - keptMs));
  return inTransaction(context.db, async db => {
    if (await claimKey(db, holder, key, what, now)) {
      const result = await work(db);
      await keepAnswer(db, holder, key, { status: 200, body: result });
      return result;
    }
    const kept = await findAnswer(db, holder, key);
    if (kept === null || kept.call !== what) throw apiError(400, 'IDEMPOTENCY_KEY_REUSED', 'Idempotency-Key');
    return kept.body as T;
  });
};
