export { type DiffOptions, diff } from './diff.ts';
export { diffEdited } from './diff-edited.ts';
export { invert } from './invert.ts';
