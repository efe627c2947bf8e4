/**
 * Where to look:
 * - Server-sent events (SSE), live updates: `stream` on the call, `context.share` in its handler; `event-streams.ts`
 *   sends in rounds; the browser's side: `apps/web/src/cache/event-stream.ts`.
 */
export { type BroadcastRound, createBroadcastRound } from './broadcast-round.ts';
export { acceptsEventStream, sendEventStream } from './event-stream.ts';
export { createEventStreams, type EventStreams, type Listener } from './event-streams.ts';
