/** The machine or the network, as Node tells of them. */
const nodeCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ENOSPC',
]);

/** Classes of SQLSTATE: no connection, taken back in favor of others again and again, no resources (disk, memory, connections), stopped by an operator, system errors. */
const sqlClasses: ReadonlySet<string> = new Set(['08', '40', '53', '57', '58']);

/** The driver gives these no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The database cannot be asked now. Nothing of what was asked has happened, and the same may work in a moment. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (!('code' in error) || typeof error.code !== 'string') return words.test(error.message);
  return nodeCodes.has(error.code) || (error.code.length === 5 && sqlClasses.has(error.code.slice(0, 2)));
};
