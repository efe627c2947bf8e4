export { type ListOnTop, type MemberMove, type MembersMoved, MoveError, moveMembers } from './move-members.ts';
export { type Promotion, promote } from './promote.ts';
export { explainProvenance, type Provenance, sourceOf } from './provenance.ts';
export { resolve } from './resolve.ts';
export { resolveEdited } from './resolve-edited.ts';
