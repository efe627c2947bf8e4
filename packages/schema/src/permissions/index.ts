export { type EditLevel, namedPermissions, ownPermission, permissionsOf, type Touch } from './permissions.ts';
export {
  createMemberLookup,
  type HasPermission,
  type LookUpSecret,
  type PutSecret,
  redact,
  restoreUnreadable,
  type SecretAtPath,
  sendsSecrets,
  storedSecrets,
  takeSecrets,
} from './redact.ts';
export { type ChangeLike, redactChanges, restoreUnreadableChanges, storedSecretsInChanges } from './redact-changes.ts';
