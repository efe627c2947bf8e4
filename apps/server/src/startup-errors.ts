import type { ServerConfig } from './config/index.ts';
import { FolderInUse } from './store/database/index.ts';

export interface StartupError {
  readonly exitCode: number;
  readonly lines: readonly string[];
}

const otherReason = 1;
const folderInUse = 3;

/** The text to print when the server cannot start for a reason outside the program. */
export const startupError = (error: unknown, config: ServerConfig): StartupError | null => {
  if (error instanceof FolderInUse)
    return {
      exitCode: folderInUse,
      lines: [error.message, 'Stop it first, or set another folder with COMMISSARY_DATA.'],
    };
  const explain = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
  return explain === undefined ? null : { exitCode: otherReason, lines: [explain(config)] };
};

const database = () => 'The database of DATABASE_URL cannot be reached.';
const signIn = () => 'The database of DATABASE_URL rejects the user or the password.';
const folder = ({ dataFolder }: ServerConfig) =>
  `The data folder ${dataFolder} cannot be written. Set another with COMMISSARY_DATA.`;

const reasons: Readonly<Record<string, (config: ServerConfig) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Set another with PORT.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}. Set another with HOST.`,
  EACCES: folder,
  EEXIST: folder,
  EROFS: folder,
  ENOTDIR: folder,
  ECONNREFUSED: database,
  ENOTFOUND: database,
  EAI_AGAIN: database,
  ETIMEDOUT: database,
  '3D000': () => 'The database in DATABASE_URL does not exist.',
  // A role that does not own the tables cannot create or change them.
  '42501': () =>
    'The user of DATABASE_URL may not change tables. Start once with DATABASE_ADMIN_URL, as docs/operating.md says.',
  '28000': signIn,
  '28P01': signIn,
};
