import { claimKey, findAnswer, forgetAnswers, keepAnswer } from '../store/idempotency.ts';
import type { Db } from '../store/tables.ts';
import { transact } from '../store/transact.ts';
import type { Starter } from './caller.ts';
import { refuse } from './refusal.ts';

const keptMs = 24 * 3_600_000;

/**
 * Does the work in one transaction, and for a repeat with the same `Idempotency-Key` answers what the first call
 * answered, without doing it again. `what` names the call and everything it was asked to do: the same key for something
 * else is refused. The result is stored, so it must be JSON and hold no secret.
 */
export const once = <T>(
  context: Asked & Pick<Starter, 'person'>,
  what: string,
  work: (db: Db) => Promise<T>,
): Promise<T> => onceFor(context.person.id, context, what, work);

/** What repeats with the call's key hear from now on. */
export const answerInstead = async (
  { db, person, idempotencyKey }: Asked & Pick<Starter, 'person'>,
  body: unknown,
): Promise<void> => {
  if (idempotencyKey !== null) await keepAnswer(db, person.id, idempotencyKey, { status: 200, body });
};

type Asked = Pick<Starter, 'db' | 'now' | 'idempotencyKey'>;

/** The same for whoever is not signed in: keys of different holders have nothing to do with each other. */
export const onceFor = async <T>(
  holder: string,
  context: Asked,
  what: string,
  work: (db: Db) => Promise<T>,
): Promise<T> => {
  const key = context.idempotencyKey;
  if (key === null) return transact(context.db, work);
  const now = context.now();
  await forgetAnswers(context.db, new Date(now.getTime() - keptMs));
  return transact(context.db, async db => {
    if (await claimKey(db, holder, key, what, now)) {
      const result = await work(db);
      await keepAnswer(db, holder, key, { status: 200, body: result });
      return result;
    }
    const kept = await findAnswer(db, holder, key);
    if (kept === null || kept.call !== what) throw refuse(400, 'IDEMPOTENCY_KEY_REUSED', 'Idempotency-Key');
    return kept.body as T;
  });
};
