/** Somebody who acts as another person, as the audit and saved work name them. */
export const actingNames = (by: string, as: string): string => `${by} as ${as}`;

/** Texts of audit. */
export const auditTexts = {
  theServer: 'The server',
  unknownPerson: 'Unknown person',
  whenUtc: 'When (UTC)',
  searchByNameOrAction: 'Search by name or action',
  person: 'Person',
  allPeople: 'All people',
  where: 'Where',
  everywhere: 'Everywhere',
  kind: 'Kind',
  allActivity: 'All activity',
  from: 'From',
  to: 'To',
  clearFilters: 'Clear filters',
  deletedLocation: 'a deleted location',
  about: (zone: string) => `Who did what, when and from where. Times are in ${zone}.`,
  loadFailed: 'The audit log could not be loaded.',
  noMatches: 'No activity matches these filters.',
  auditLog: 'Audit log',
  nothingYet: 'Nothing was changed yet.',
  showOlder: 'Show older',
  exportCsv: 'Export as CSV',
  exportFailed: 'The audit log could not be exported.',
  exportTruncated: (count: string) =>
    `The file has only the newest ${count} rows. Choose fewer days to export the rest.`,
  emptyLog: (where: string | null) =>
    `No activity ${where === null ? 'in this company' : `at ${where}`} yet. Everything that is saved, published or changed is listed here.`,
  when: 'When',
  who: 'Who',
  what: 'What',
  changes: 'Changes',
  address: 'IP address',
  browser: 'Browser',
  session: 'Session',
  noValue: 'none',
  sessionNamed: (session: string) => `session ${session}`,
  change: (what: string, now: string) => `${what}: ${now}`,
  changeFrom: (what: string, was: string, now: string) => `${what}: ${was} → ${now}`,
};
