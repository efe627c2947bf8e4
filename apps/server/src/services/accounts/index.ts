/**
 * Where to look:
 * - A session that ends by itself, audited once: `expired-sessions.ts`, `apps/server/src/jobs/session-sweeper.ts`.
 */
export { actAs, endActing } from './acting.ts';
export { endExpiredSessions } from './expired-sessions.ts';
export { chooseEmails, readEmailChoices } from './own-emails.ts';
export { chooseLanguage, ownLanguage, rememberLanguage } from './own-language.ts';
export { hashPassword } from './password-hash.ts';
export { anyCanSignIn } from './password-policy.ts';
export {
  askForReset,
  brokenRules,
  changePassword,
  provenPerson,
  readLinkHolder,
  setPasswordWithToken,
} from './passwords.ts';
export { issueSampleLink, openSampleLink, samplePass, samplePassMs } from './sample-link.ts';
export { requireSamplePerson, samplePeople } from './sample-people.ts';
export { rememberedCompany, requestedCompany, serializeUser } from './serialize-user.ts';
export { countEndedSessions } from './session-effects.ts';
export { endListedSession, sessionsOf } from './session-list.ts';
export {
  endOtherSessions,
  endSession,
  resumeSession,
  sessionName,
  startSession,
} from './sessions.ts';
export { authenticateUser } from './sign-in.ts';
