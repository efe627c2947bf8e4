export { chunk } from './chunk.ts';
export { createTurns, inTurns } from './turns.ts';
