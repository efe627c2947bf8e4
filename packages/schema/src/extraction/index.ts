export { mergeImport, toExport } from './export-import.ts';
export { imagesIn } from './images-in.ts';
export { assemble, type Order, type PartSize, parts } from './parts.ts';
export { type PosRequirement, posRequirementsIn } from './pos-requirements.ts';
