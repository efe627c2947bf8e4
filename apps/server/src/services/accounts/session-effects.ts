import { listSessionTimes } from '../../store/accounts/index.ts';
import type { RequestContext } from '../context/index.ts';
import { tokenHash } from '../secrets/index.ts';
import { isOver, type SessionLimits } from './sessions.ts';

/** How many sessions of a company's people other limits would end at once, and whether the caller's own is one. */
export const countEndedSessions = async (
  { db, now, cookie }: Pick<RequestContext, 'db' | 'now' | 'cookie'>,
  companyId: string,
  { before, after }: { readonly before: SessionLimits; readonly after: SessionLimits },
): Promise<{ readonly sessions: number; readonly endedSessions: number; readonly endsOwn: boolean }> => {
  const at = now();
  const token = cookie('session');
  const own = token === null ? null : tokenHash(token);
  const sessions = (await listSessionTimes(db, companyId)).filter(session => !isOver(session, before, at));
  const ended = sessions.filter(session => isOver(session, after, at));
  return {
    sessions: sessions.length,
    endedSessions: ended.length,
    endsOwn: ended.some(session => session.tokenHash === own),
  };
};
