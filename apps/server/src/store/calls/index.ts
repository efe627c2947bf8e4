export {
  type ActingOrigin,
  lastChangeOf,
  listAudited,
  listAuditedAbout,
  type NewAuditEntry,
  type Origin,
  writeAudit,
  writeAudits,
} from './audit.ts';
export { actorsOf, imagesOf, type LoggedDeed, listAudit } from './audit-log.ts';
export { countCall, countedCalls, forgetCalls } from './call-rate.ts';
export { claimKey, findAnswer, forgetAnswers, keepAnswer } from './idempotency.ts';
export { lastActElsewhere } from './last-act.ts';
export { listPinsSent } from './pins-sent.ts';
