/** What `run.mjs` measures. */
export const measures = [
  'conditional-get',
  'load',
  'save',
  'chunks',
  'effective',
  'check-in',
  'sign-in',
  'start',
  'memory',
  'many-locations',
  'whole-check',
  'growth',
];

/** What takes long, or has tables of its own: each by its own command. */
export const longMeasures = [
  'audit',
  'cross-document-references',
  'employee-import',
  'locations',
  'move-members',
  'multi-location-edit',
  'people',
  'worst-requests',
];
