export { createTurns, inTurns } from './turns.ts';
