/**
 * Where to look:
 * - Who may log on at a terminal, and when it is told: `log-on.ts`; `apps/terminal/src/log-on.ts`;
 *   `docs/adr/0057-people-in-published-employment.md`.
 * - Where a terminal fetches content, and when it is told: `content-addresses.ts`, `coming.ts`, `pack.ts`;
 *   `apps/terminal/src/fetch-content.ts`; `docs/adr/0124-content-at-addresses.md`.
 */
export { handleCheckIn } from './check-in.ts';
export { readContent } from './content-addresses.ts';
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
export { readPack } from './pack.ts';
export { readManifest, readPart, readParts } from './published-parts.ts';
export { readReceipts } from './receipts.ts';
export { readTerminalSecret } from './terminal-secret.ts';
