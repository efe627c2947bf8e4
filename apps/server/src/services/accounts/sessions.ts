import {
  deleteEndedSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  type SessionRow,
  touchSession,
} from '../../store/accounts/index.ts';
import type { Origin } from '../../store/calls/index.ts';
import { type Db, inTransaction } from '../../store/database/index.ts';
import { recordAudit, recordAuditAs } from '../audit/index.ts';
import { type Context, loadPerson, type Person } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { tokenHash } from '../secrets/index.ts';

const minute = 60_000;
export const sessionIdleMs = 60 * minute;
export const sessionLongestMs = 12 * 60 * minute;
/** The precision of the last use of a session: not every call is worth a write. */
const touchEveryMs = minute;

/** Starts a session and ends the one that the browser had before, so that a sign-in never keeps an old id. */
export const startSession = async (
  context: Context,
  personId: string,
  before: string | null,
  began?: (db: Db, session: string) => Promise<void>,
): Promise<string> => {
  const token = context.newToken();
  const now = context.now();
  await inTransaction(context.db, async db => {
    if (before !== null) await deleteSession(db, tokenHash(before));
    await deleteEndedSessions(db, earlier(now, sessionLongestMs), earlier(now, sessionIdleMs));
    if (!(await insertSession(db, tokenHash(token), personId, now))) throw apiError(400, 'DELETED_USER');
    await began?.(db, sessionName(token));
  });
  return token;
};

/** The person of the session, with the current permissions. A background call does not extend the session. */
export const resumeSession = async (
  context: Context,
  token: string,
  { background }: { readonly background: boolean },
): Promise<Person | null> => {
  const hash = tokenHash(token);
  const session = await liveSession(context, hash);
  if (session === null) return null;
  const { rowCache, db } = context;
  const person = await rowCache.getOrLoad('rights', `person ${session.personId}`, () =>
    loadPerson(db, session.personId),
  );
  const now = context.now();
  if (person !== null && !background && idleOf(session, now) >= touchEveryMs) {
    await touchSession(db, hash, now);
    session.lastSeenAt = now;
  }
  return person;
};

/** A cached session may lack a use by another process: it is read from the database before it ends. */
const liveSession = async ({ rowCache, db, now }: Context, hash: string): Promise<SessionRow | null> => {
  const remembered = await rowCache.getOrLoad('sessions', hash, () => findSession(db, hash));
  if (remembered === null || !isOver(remembered, now())) return remembered;
  const session = await findSession(db, hash);
  if (session === null) return null;
  if (isOver(session, now())) {
    await deleteSession(db, hash);
    return null;
  }
  remembered.lastSeenAt = session.lastSeenAt;
  return remembered;
};

const idleOf = ({ lastSeenAt }: SessionRow, now: Date): number => now.getTime() - lastSeenAt.getTime();

const isOver = (session: SessionRow, now: Date): boolean =>
  idleOf(session, now) >= sessionIdleMs || now.getTime() - session.createdAt.getTime() >= sessionLongestMs;

/** Ends the session that a person signs out of; `person` is null when it had ended before. */
export const endSession = async (
  { db, now, origin }: Asked,
  person: Pick<Person, 'id' | 'companyId' | 'name'> | null,
  token: string,
): Promise<void> => {
  await inTransaction(db, async transaction => {
    await deleteSession(transaction, tokenHash(token));
    if (person !== null)
      await recordAuditAs({ now, origin }, transaction, person, {
        action: 'sign-out',
        companyId: person.companyId,
        target: person.id,
      });
  });
};

/** Ends every session of the person except the current one. */
export const endOtherSessions = async (
  { db, now, origin }: Asked,
  person: Person,
  token: string | null,
): Promise<void> => {
  await inTransaction(db, async transaction => {
    await deleteSessionsOf(transaction, person.id, token === null ? null : tokenHash(token));
    await recordAudit({ now, origin, person }, transaction, {
      action: 'signed-out-everywhere',
      companyId: person.companyId,
      target: person.id,
      subject: person.name,
    });
  });
};

/** Identifies a session in the audit; it cannot be used to sign in. */
export const sessionName = (token: string): string => tokenHash(token).slice(0, 12);

type Asked = Pick<Context, 'db' | 'now'> & { readonly origin: Origin };

const earlier = (now: Date, ms: number): Date => new Date(now.getTime() - ms);
