export {
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
export { dropWork, endWork, keepPosition, noteWork, openWork, postponeWork, takeWork } from './outbox.ts';
export { keepPastPassword, listPastPasswords, writePasswordHash } from './past-password.ts';
export {
  deleteEndedSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  type SessionRow,
  touchSession,
} from './session.ts';
export { countFailure, findFailures, forgetAllFailures, forgetFailures } from './sign-in-failure.ts';
