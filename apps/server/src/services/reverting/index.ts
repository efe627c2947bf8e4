/**
 * Where to look:
 * - Discarding what is not published: `unpublished-layers.ts` finds it, `plan-revert.ts` plans the saves and the pins.
 */
export { previewRevert, startRevert } from './revert.ts';
export { broughtChanges, prepareRollback, previewRollback, startRollback, writeRollback } from './rollback.ts';
