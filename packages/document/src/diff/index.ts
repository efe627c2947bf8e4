export { type DiffOptions, diff } from './diff.ts';
export { invert } from './invert.ts';
