export { periodWords } from './period-words.ts';
export { type TimedListed, type TimedRequest, timedPagesOf, timedPreviewOf } from './timed-queries.ts';
export { useLiveTimed } from './use-live-timed.ts';
export { useTimed } from './use-timed.ts';
