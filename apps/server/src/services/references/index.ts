export { readReferenceOptions } from './reference-options.ts';
export { referencesRemovedBy, requireRestrictionsLeft } from './removed-references.ts';
export { usagesOfMember } from './usages.ts';
export { usedRows } from './used-rows.ts';
