/**
 * Where to look:
 * - Provenance: which level sets a value, inherited or overridden: `provenance.ts`.
 * - Moving members to another parent, its preview and undo: `move-members.ts`,
 *   `apps/server/src/services/levels/move-members.ts`, `undo-move.ts` there; on screen `apps/web/src/form/move/`;
 *   `docs/adr/0030-members-move-with-their-overrides.md`.
 */
export { type ListOnTop, type MemberMove, type MembersMoved, MoveError, moveMembers } from './move-members.ts';
export { type Promotion, promote } from './promote.ts';
export { explainProvenance, type Provenance, sourceOf } from './provenance.ts';
export { resolve } from './resolve.ts';
export { resolveEdited } from './resolve-edited.ts';
