/**
 * What a process may keep of the database's rows until one of them changes: who may do what where, who is signed in,
 * and what is saved.
 */
export const topics = ['rights', 'sessions', 'documents'] as const;
export type CacheTopic = (typeof topics)[number];

/** The channel on which triggers tell that a row of such a table changed; what is told is the table's name. */
export const rowsChannel = 'commissary_rows';

/** The tables of each topic. The triggers of a migration watch the same ones. */
export const cachedTables: Readonly<Record<string, CacheTopic>> = {
  company: 'rights',
  credential: 'rights',
  granted_role: 'rights',
  person: 'rights',
  role: 'rights',
  session: 'sessions',
  tenant: 'rights',
  document: 'documents',
  layer: 'documents',
};

const names = Object.keys(cachedTables).join('|');
const write = new RegExp(
  `\\b(insert into|update|delete from) "?(${names})(?!\\w)"?(?: as \\w+)?(?: set "?(\\w+))?`,
  'i',
);

/**
 * The use of a session and of a credential, and the contact of a terminal, are noted often and kept nowhere; of a session
 * that begins, nothing was known.
 */
const unheeded: ReadonlySet<string> = new Set([
  'insert into session',
  'update session last_seen_at',
  'update credential last_used_at',
  'update tenant last_ping',
]);

/** The topic that a statement of this process changes, or null. */
export const topicOf = (statement: string): CacheTopic | null => {
  const [, verb = '', table = '', column = ''] = write.exec(statement) ?? [];
  return unheeded.has(`${verb} ${table} ${column}`.trimEnd()) ? null : (cachedTables[table] ?? null);
};

/** Begin, commit and rollback of a transaction: between them, what was changed is not there for others yet. */
export const isEnd = (statement: string): boolean => statement === 'commit' || statement === 'rollback';
export const isBegin = (statement: string): boolean => statement.startsWith('begin') || statement.startsWith('start ');
