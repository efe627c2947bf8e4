/**
 * Where to look:
 * - Minimum version of the point of sale for an option: `minPosVersion` of the option; `pos-version.ts`,
 *   `apps/server/src/services/saving/require-pos-version.ts`, `apps/web/src/form/inputs/options/pos-requirements.ts`.
 */

export * from './contact-status.ts';
export * from './judge-pilots.ts';
export * from './pos-version.ts';
export * from './publish-operations.ts';
export * from './publishing.ts';
export * from './quiet-starts.ts';
export { type BehindReason, behindReason, behindReasons, isLate } from './receipt-status.ts';
export { type TerminalReport, type TerminalStatus, terminalStatus, terminalStatuses } from './terminal-status.ts';
export * from './timed-edit.ts';
export * from './workflow.ts';
