export { type BroadcastRound, createBroadcastRound } from './broadcast-round.ts';
export { acceptsEventStream, sendEventStream } from './event-stream.ts';
export { createEventStreams, type EventStreams, type Listener } from './event-streams.ts';
