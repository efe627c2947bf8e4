/**
 * Publishes that go to some locations first (ADR 0084). Where to look:
 * - What is written when one is asked for: `writeCanary` in `services/publishing/write-runs.ts`.
 * - Whether the rest follows: `judgePilots` in `packages/domain`; the scheduler asks `settle-canaries.ts`.
 */
export { followPilots } from './follow-pilots.ts';
export { readCanary } from './read-canary.ts';
export { settleCanaries } from './settle-canaries.ts';
