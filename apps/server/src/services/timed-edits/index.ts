/**
 * Where to look:
 * - Edits of locations with a start or an end: `plan-timed.ts` for a new one; `run-due-timed.ts` does what is due,
 *   `move-on.ts` begins and ends one, `decide-timed.ts` is what a person does about it.
 */
export { createTimed } from './create-timed.ts';
export { cancelTimed, decideTimed } from './decide-timed.ts';
export { readTimedPage } from './list-timed.ts';
export { previewTimed } from './preview-timed.ts';
export { runDueTimed } from './run-due-timed.ts';
