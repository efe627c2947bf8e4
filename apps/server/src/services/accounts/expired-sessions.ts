import { sessionEndTexts } from '@commissary/catalog';
import { type EndedSession, sessionIdLength, takeEndedSessions } from '../../store/accounts/index.ts';
import type { Origin } from '../../store/calls/index.ts';
import { inTransaction } from '../../store/database/index.ts';
import { recordEvents } from '../audit/index.ts';
import type { Context } from '../context/index.ts';

/**
 * Deletes the sessions that ended by themselves, or the one with this hash, and audits each in the same transaction.
 * Returns how many there were.
 */
export const endExpiredSessions = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  tokenHash: string | null = null,
): Promise<number> =>
  inTransaction(db, async transaction => {
    const ended = await takeEndedSessions(transaction, now(), tokenHash);
    await recordEvents(transaction, now, ended.map(eventOf));
    return ended.length;
  });

/** Identifies a session in the audit. */
export const sessionNameOf = (tokenHash: string): string => tokenHash.slice(0, sessionIdLength);

const eventOf = (session: EndedSession) => ({
  origin: originOf(session),
  actor: { id: session.personId, name: session.personName },
  event: {
    action: 'session-expired' as const,
    companyId: session.companyId,
    target: session.personId,
    at: session.endedAt,
    subject: sessionEndTexts[session.reason],
    details: { reason: session.reason },
  },
});

const originOf = ({
  tokenHash,
  address,
  agent,
  personId,
  personName,
  actingAs,
  actingAsName,
}: EndedSession): Origin => ({
  address,
  agent,
  session: sessionNameOf(tokenHash),
  source: 'server',
  ...(actingAs !== null && {
    acting: { by: { id: personId, name: personName }, as: { id: actingAs, name: actingAsName ?? '' } },
  }),
});
