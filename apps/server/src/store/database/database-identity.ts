/**
 * Which database answers: the start of its server, its timeline, the database, and the tables in it. Another answer
 * means a failover, a restore, or a database that was made anew, so nothing that was read before is known to be there.
 */
export const identityQuery = `select concat_ws(' ',
  pg_postmaster_start_time(),
  case when pg_is_in_recovery() then 'standby' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end,
  (select oid from pg_database where datname = current_database()),
  coalesce(to_regclass('part')::oid::text, '')
) as identity`;

export interface DatabaseIdentity {
  /** Called with the result of each query for the identity. */
  seen(rows: readonly unknown[]): void;
  /** Calls back whenever a connection finds another database than the connections before. */
  onOther(hear: () => void): void;
}

export const createDatabaseIdentity = (): DatabaseIdentity => {
  const listeners = new Set<() => void>();
  let known: string | undefined;
  return {
    seen: rows => {
      const [row] = rows;
      const found = typeof row === 'object' && row !== null && 'identity' in row ? String(row.identity) : '';
      if (found === known || found === '') return;
      const isFirst = known === undefined;
      known = found;
      if (!isFirst) for (const hear of listeners) hear();
    },
    onOther: hear => {
      listeners.add(hear);
    },
  };
};
