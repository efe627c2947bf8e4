/**
 * The database rows that a process may cache until one of them changes: permissions, sessions, groups and locations, saved
 * documents, what follows from the saved and live versions at every location, from what is stored of people, and what
 * terminals are told; and when publishes are due.
 */
export const topics = [
  'rights',
  'sessions',
  'tenants',
  'documents',
  'states',
  'people',
  'terminals',
  'schedules',
] as const;
export type CacheTopic = (typeof topics)[number];

/**
 * What triggers report of a row of such a table: on this channel to all processes, and as a message under this name to the
 * connection of the statement. The table, and the company whose row it is.
 */
export const rowsChannel = 'commissary_rows';

/** The tables of each topic. The triggers of a migration watch the same ones. */
export const cachedTables: Readonly<Record<string, readonly CacheTopic[]>> = {
  company: ['rights', 'tenants', 'people'],
  credential: ['rights'],
  epoch: ['terminals'],
  granted_role: ['rights', 'people'],
  person: ['rights', 'people'],
  person_certification: ['people'],
  person_job: ['people'],
  person_pin: ['people'],
  role: ['rights', 'people'],
  run: ['schedules'],
  session: ['sessions'],
  tenant: ['rights', 'tenants', 'states', 'people', 'terminals'],
  document: ['documents', 'states'],
  layer: ['documents', 'states'],
  published: ['states', 'terminals'],
  place_people: ['states', 'terminals'],
  timed_location: ['states'],
};

/** A change of rows of a table: the topics that it is about, and whose rows they are. */
export interface RowChange {
  readonly topics: readonly CacheTopic[];
  /** Null: of any company. */
  readonly companyId: string | null;
}

/** Parses what a trigger tells; of a table that this version does not know, anything may have changed. */
export const rowChangeIn = (told: string | undefined): RowChange => {
  const [table = '', companyId] = (told ?? '').split(' ');
  return { topics: cachedTables[table] ?? topics, companyId: companyId ?? null };
};

/** Begin, commit and rollback of a transaction: between them, others do not see its changes. */
export const isEnd = (statement: string): boolean => statement === 'commit' || statement === 'rollback';
export const isBegin = (statement: string): boolean => statement.startsWith('begin') || statement.startsWith('start ');
