/** What `run.mjs` measures, in parts that take some minutes each. */
export const parts = {
  calls: ['conditional-get', 'load', 'save', 'check-in', 'slow-commits', 'sign-in'],
  documents: ['chunks', 'effective', 'whole-check', 'orders', 'shown-menu', 'findings', 'menu-import'],
  process: ['start', 'memory'],
  companies: ['many-locations', 'people'],
  reports: ['reports'],
  questions: ['free-questions'],
};

export const measures = Object.values(parts).flat();

/** What takes long, or has tables of its own: each by its own command. */
export const longMeasures = [
  'audit',
  'check-ins-at-once',
  'cross-document-references',
  'embedded-reports',
  'employee-import',
  'growth',
  'locations',
  'move-members',
  'multi-location-edit',
  'out-of-stock',
  'scope-sums',
  'sheet',
  'worst-requests',
];
