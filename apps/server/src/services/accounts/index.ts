export { hashPassword } from './password-hash.ts';
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
export {
  endOtherSessions,
  endSession,
  resumeSession,
  sessionLongestMs,
  sessionName,
  startSession,
} from './sessions.ts';
export { authenticateUser } from './sign-in.ts';
