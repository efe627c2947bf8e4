export { chunk } from './chunk.ts';
export { createRefusedCalls, type RefusedCalls } from './refused-calls.ts';
export { createTurns, inTurns } from './turns.ts';
