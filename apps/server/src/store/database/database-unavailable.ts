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

/** The driver reports these without a code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database is unavailable at the moment. Nothing of the request was done, and a retry may succeed. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (!('code' in error) || typeof error.code !== 'string') return words.test(error.message);
  return nodeCodes.has(error.code) || (error.code.length === 5 && sqlClasses.has(error.code.slice(0, 2)));
};
