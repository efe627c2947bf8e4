export { addMembers, type GivenValues } from './add-members.ts';
export { addNewMember } from './add-new-member.ts';
export { duplicateMembers } from './duplicate-members.ts';
export {
  addMember,
  applyEdits,
  discardAll,
  insideInherited,
  keepOwn,
  moveMembers,
  removeMember,
  removeMembers,
  removeOtherCases,
  reset,
  resetAll,
  restoreMember,
  setCrossReference,
  setValue,
  setValues,
  stepRedo,
  stepUndo,
  stopTyping,
  undoField,
  unhideMember,
} from './form-actions.ts';
export { knownValues } from './known-values.ts';
export { moveRow } from './move-row.ts';
export { otherCases } from './union-cases.ts';
export { useDiscard } from './use-discard.ts';
export { useFormKeys } from './use-form-keys.ts';
