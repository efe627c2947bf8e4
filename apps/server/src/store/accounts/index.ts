export { type EndedSession, takeEndedSessions } from './ended-sessions.ts';
export {
  canAnySignIn,
  consumeLink,
  consumePersonLink,
  countPersonLinks,
  deleteLinks,
  deletePersonLinks,
  findLink,
  findPersonLink,
  insertLink,
  type PersonLinkPurpose,
  replaceLinkToken,
} from './link.ts';
export { readOpenAccess } from './open-access.ts';
export { dropWork, endWork, keepPosition, noteWork, openWork, postponeWork, takeWork } from './outbox.ts';
export { keepPastPassword, listPastPasswords, notePassword, writePasswordHash } from './past-password.ts';
export {
  beginActing,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  listSessionTimes,
  type SessionOrigin,
  type SessionRow,
  stopActing,
  touchSession,
} from './session.ts';
export { deleteListedSession, type ListedSession, listSessions, sessionIdLength } from './session-list.ts';
export { countFailure, findFailures, forgetAllFailures, forgetFailures } from './sign-in-failure.ts';
