/** A folder with the programs of PostgreSQL, or the reason why there is none. */
export function findPostgresqlBinaries(): Promise<{ readonly folder?: string; readonly missing?: string }>;
