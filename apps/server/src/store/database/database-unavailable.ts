/** Errors of the machine or the network, as Node reports them. */
const nodeCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ENOSPC',
]);

/**
 * Classes of SQLSTATE: no connection, repeated rollback in favor of others, no resources (disk, memory, connections),
 * stopped by an operator, system errors.
 */
const sqlClasses: ReadonlySet<string> = new Set(['08', '40', '53', '57', '58']);

/** Written to a server that only reads: after a failover, until the connections reach the one that writes. */
const readOnly = '25006';

/** The driver reports these without a code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database is unavailable at the moment. Nothing of the request was done, and a retry may succeed. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (!('code' in error) || typeof error.code !== 'string') return words.test(error.message);
  const { code } = error;
  return nodeCodes.has(code) || code === readOnly || (code.length === 5 && sqlClasses.has(code.slice(0, 2)));
};
