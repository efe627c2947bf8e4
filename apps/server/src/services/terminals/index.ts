/**
 * Where to look:
 * - Who may log on at a terminal, and when it is told: `log-on.ts`; `apps/terminal/src/log-on.ts`;
 *   `docs/adr/0057-people-in-published-employment.md`.
 */
export { handleCheckIn } from './check-in.ts';
export {
  createCredential,
  noteCheckIn,
  readCredentials,
  removeCredential,
  requireCheckedIn,
  terminalCaller,
} from './credentials.ts';
export { readDeviceLogOnList } from './device-log-on.ts';
export { type LocationDevice, locationDevices } from './devices.ts';
export { awaitTokenExpiry, createToken, licenseFor, readLicense, redeemToken, revokeLicense } from './licensing.ts';
export { readLogOnList } from './log-on.ts';
export { readManifest, readPart, readParts } from './published-parts.ts';
export { readReceipts } from './receipts.ts';
export { readTerminalSecret } from './terminal-secret.ts';
