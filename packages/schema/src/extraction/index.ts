export { mergeImport, toExport } from './export-import.ts';
export { imagesIn } from './images-in.ts';
export type { Order } from './list-order.ts';
export { assemble, isInChunks, type PartSize, parts } from './parts.ts';
export { type PosRequirement, posRequirementsIn } from './pos-requirements.ts';
export { changesWithoutComputed, publishedForm, withoutComputed } from './published-form.ts';
