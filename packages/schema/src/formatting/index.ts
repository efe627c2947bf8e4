export { type ChangeDescription, type ChangeTexts, describeChange, subjectAt } from './describe-change.ts';
export { describeDocument } from './describe-document.ts';
export {
  displayNameOf,
  type NamedMember,
  type ResolveName,
  type TargetMember,
  targetMembers,
  targetMembersWithin,
} from './display-names.ts';
export { formatValue, formatValueAt } from './format-value.ts';
export type { Names } from './names.ts';
export { pathLabels, pathLabelsAt, pathSegments } from './path-labels.ts';
