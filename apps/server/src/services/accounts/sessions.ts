import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  type SessionOrigin,
  type SessionRow,
  touchSession,
} from '../../store/accounts/index.ts';
import type { Origin } from '../../store/calls/index.ts';
import { type Db, inTransaction, ofCompany } from '../../store/database/index.ts';
import { recordAudit, recordAuditAs } from '../audit/index.ts';
import { type Context, loadPerson, type Person } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { tokenHash } from '../secrets/index.ts';
import { actingPerson } from './acting-person.ts';
import { endExpiredSessions, sessionNameOf } from './expired-sessions.ts';

const minute = 60_000;
/** The precision of the last use of a session: not every call is worth a write. */
const touchEveryMs = minute;

interface Beginning {
  /** The session that the browser had before, which ends: a sign-in never keeps an old id. */
  readonly before?: string | null;
  readonly origin?: SessionOrigin;
  /** Part of the transaction that begins the session. */
  readonly began?: (db: Db, session: string) => Promise<void>;
}

/** Starts a session of a person. */
export const startSession = async (
  context: Context,
  personId: string,
  { before = null, origin, began }: Beginning = {},
): Promise<string> => {
  const token = context.newToken();
  await inTransaction(context.db, async db => {
    if (before !== null) await deleteSession(db, tokenHash(before));
    if (!(await insertSession(db, tokenHash(token), personId, context.now(), origin)))
      throw apiError(400, 'DELETED_USER');
    await began?.(db, sessionName(token));
  });
  return token;
};

/**
 * The person of the session, or the one as whom that person acts, with the current permissions. A background call does
 * not extend the session.
 */
export const resumeSession = async (
  context: Context,
  token: string,
  { background }: { readonly background: boolean },
): Promise<Person | null> => {
  const hash = tokenHash(token);
  const { rowCache, db } = context;
  const session = await rowCache.getOrLoad('sessions', ofCompany, hash, () => findSession(db, hash));
  if (session === null) return null;
  const person = await rowCache.getOrLoad('rights', [session.companyId], `person ${session.personId}`, () =>
    loadPerson(db, session.personId),
  );
  if (person === null || !(await isLive(context, hash, session, person))) return null;
  const now = context.now();
  if (!background && idleOf(session, now) >= touchEveryMs) {
    await touchSession(db, hash, now);
    session.lastSeenAt = now;
  }
  const { actingAs, actingUntil } = session;
  return actingAs === null || actingUntil === null ? person : actingPerson(context, person, actingAs, actingUntil);
};

/** A cached session may lack a use by another process: it is read from the database before it ends. */
const isLive = async (
  context: Context,
  hash: string,
  remembered: SessionRow,
  limits: SessionLimits,
): Promise<boolean> => {
  const { db, now } = context;
  if (!isOver(remembered, limits, now())) return true;
  const session = await findSession(db, hash);
  if (session === null) return false;
  if (isOver(session, limits, now())) {
    await endExpiredSessions(context, hash);
    return false;
  }
  remembered.lastSeenAt = session.lastSeenAt;
  return true;
};

/** How long the sessions of a person last, as the company chose. */
export type SessionLimits = Pick<Person, 'sessionIdleMinutes' | 'sessionLongestMinutes'>;
type SessionTimes = Pick<SessionRow, 'createdAt' | 'lastSeenAt'> & Partial<Pick<SessionRow, 'actingUntil'>>;

const idleOf = ({ lastSeenAt }: SessionTimes, now: Date): number => now.getTime() - lastSeenAt.getTime();

/** Whether a session has ended by itself under these limits; acting as another person ends it, too. */
export const isOver = (
  session: SessionTimes,
  { sessionIdleMinutes, sessionLongestMinutes }: SessionLimits,
  now: Date,
): boolean =>
  idleOf(session, now) >= sessionIdleMinutes * minute ||
  now.getTime() - session.createdAt.getTime() >= sessionLongestMinutes * minute ||
  (session.actingUntil != null && session.actingUntil <= now);

/** Ends the session that a person signs out of; `person` is null when it had ended before. */
export const endSession = async ({ db, now, origin }: Asked, person: Person | null, token: string): Promise<void> => {
  await inTransaction(db, async transaction => {
    await deleteSession(transaction, tokenHash(token));
    if (person !== null)
      await recordAuditAs({ now, origin: { ...origin, acting: person.acting ?? undefined } }, transaction, person, {
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
export const sessionName = (token: string): string => sessionNameOf(tokenHash(token));

type Asked = Pick<Context, 'db' | 'now'> & { readonly origin: Origin };
