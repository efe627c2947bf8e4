import type { SessionRecord } from '@commissary/contract';
import { deleteListedSession, type ListedSession, listSessions } from '../../store/accounts/index.ts';
import { inTransaction } from '../../store/database/index.ts';
import type { PersonRow } from '../../store/people/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { notFound } from '../errors/index.ts';
import { sessionName } from './sessions.ts';

/** The sessions of a person, and those in which somebody acts as the person. */
export const sessionsOf = async (context: RequestContext, personId: string): Promise<SessionRecord[]> => {
  const token = context.cookie('session');
  const current = token === null ? null : sessionName(token);
  return (await listSessions(context.db, personId)).map(session => serialize(session, personId, current));
};

/** Ends one of them. */
export const endListedSession = async (
  context: RequestContext,
  { id, companyId, name }: Pick<PersonRow, 'id' | 'companyId' | 'name'>,
  sessionId: string,
): Promise<void> => {
  await inTransaction(context.db, async db => {
    if ((await deleteListedSession(db, id, sessionId)) === null) throw notFound();
    await recordAudit(context, db, {
      action: 'session-ended',
      companyId,
      target: id,
      subject: name,
      details: { session: sessionId },
    });
  });
};

const serialize = (session: ListedSession, personId: string, current: string | null): SessionRecord => {
  const { id, personName, address, agent, createdAt, lastSeenAt, actingAs, actingAsName, actingUntil } = session;
  const acting = actingAs !== null && actingUntil !== null;
  return {
    id,
    device: agent,
    address,
    since: createdAt.getTime(),
    lastSeen: lastSeenAt.getTime(),
    current: id === current,
    acting: acting ? { by: personName, as: actingAsName ?? '', until: actingUntil.getTime() } : null,
    own: session.personId === personId,
  };
};
