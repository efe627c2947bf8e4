/**
 * The database rows that a process may cache until one of them changes: permissions, sessions, groups and locations, saved
 * documents, what follows from the saved and live versions at every location, from what is stored of people, and what
 * terminals are told.
 */
export const topics = ['rights', 'sessions', 'tenants', 'documents', 'states', 'people', 'terminals'] as const;
export type CacheTopic = (typeof topics)[number];

/** The channel on which triggers report that a row of such a table changed; the payload is the table's name. */
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
  session: ['sessions'],
  tenant: ['rights', 'tenants', 'states', 'people', 'terminals'],
  document: ['documents', 'states'],
  layer: ['documents', 'states'],
  published: ['states', 'terminals'],
  place_people: ['states', 'terminals'],
  timed_location: ['states'],
};

const names = Object.keys(cachedTables).join('|');
const write = new RegExp(
  `\\b(insert into|update|delete from) "?(${names})(?!\\w)"?(?: as \\w+)?(?: set "?(\\w+))?`,
  'i',
);

/**
 * The last use of a session or a credential, the contact of a terminal, and the hash of a PIN that a list of terminals
 * contains change often and are cached nowhere; a new session was not cached before.
 */
const unheeded: ReadonlySet<string> = new Set([
  'insert into session',
  'update session last_seen_at',
  'update credential last_used_at',
  'update tenant last_ping',
  'update person_pin own_verifier',
]);

/** The topics that a statement of this process changes. */
export const topicsOf = (statement: string): readonly CacheTopic[] => {
  const [, verb = '', table = '', column = ''] = write.exec(statement) ?? [];
  return unheeded.has(`${verb} ${table} ${column}`.trimEnd()) ? [] : (cachedTables[table] ?? []);
};

/** Begin, commit and rollback of a transaction: between them, others do not see its changes. */
export const isEnd = (statement: string): boolean => statement === 'commit' || statement === 'rollback';
export const isBegin = (statement: string): boolean => statement.startsWith('begin') || statement.startsWith('start ');
