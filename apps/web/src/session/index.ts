/**
 * Where to look:
 * - Offline, retry when the connection returns: `connection.ts` and `use-save-when-online.ts` in this folder.
 */
export { type ActiveTenant, activeTenantIn, useActiveTenant } from './active-tenant.ts';
export { authorizationsOf, forgetAuthorizations } from './authorizations.ts';
export { connection } from './connection.ts';
export { currentTenant } from './current-tenant.ts';
export { groupsOf } from './groups-of.ts';
export { lastTenant, lastTenantFrom, rememberTenant } from './last-tenant.ts';
export { loginErrors } from './login-errors.ts';
export { refreshUser } from './refresh-user.ts';
export {
  clearUser,
  isReadOnly,
  type LimitedCall,
  restartConsole,
  restoreSession,
  sessionStore,
  signedInUser,
  switchCompany,
  useReadOnlyReason,
  useSession,
  useUser,
} from './session.ts';
export { track } from './usage-events.ts';
export { useKeepAlive } from './use-keep-alive.ts';
export { useSaveWhenOnline } from './use-save-when-online.ts';
export { Writable } from './writable.tsx';
