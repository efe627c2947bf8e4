import { emailSchema } from '@commissary/contract';
import { isName } from '@commissary/domain';
import type { ServerConfig } from './config/index.ts';
import { createContext } from './create-context.ts';
import {
  createCompanyAsAdministrator,
  inviteAsAdministrator,
  isDatabaseEmpty,
  setupPath,
} from './services/companies/index.ts';
import type { Context } from './services/context/index.ts';
import { ApiError } from './services/errors/index.ts';

/** What a command prints, and the code with which it ends. */
export interface CommandResult {
  readonly lines: readonly string[];
  readonly code: number;
}

/** A link to the set-up of an empty PostgreSQL database. */
export const printSetupLink = async (config: ServerConfig): Promise<CommandResult> => {
  if (config.databaseUrl === null)
    return failed(
      'On the embedded database, npm start -- --empty prints the link. Set DATABASE_URL for this command.',
      2,
    );
  if (config.secretKeys === null)
    return failed('Set COMMISSARY_SECRET_KEYS, as for the server: it signs the link. admin new-key prints one.', 2);
  return withContext(config, async context =>
    (await isDatabaseEmpty(context))
      ? done(`Set up your restaurant (once, within 24 hours): ${addressOf(config)}${setupPath(context)}`)
      : failed('This database has a company already: its people sign in.'),
  );
};

/** Creates a company with its owner, or the provider. Null: these are no arguments for it. */
export const createCompanyFor =
  (provider: boolean) =>
  async (config: ServerConfig, [name, ownerName, email, ...more]: readonly string[]): Promise<CommandResult | null> => {
    if (name === undefined || ownerName === undefined || email === undefined || more.length > 0) return null;
    if (!isName(name) || !isName(ownerName) || !emailSchema.safeParse(email).success)
      return failed('A name needs a visible character, and an email address an @.', 2);
    return withContext(config, async context => {
      try {
        const owner = { name: ownerName, email };
        const path = await createCompanyAsAdministrator(context, { name, provider, owner });
        return done(
          `${name} is created. ${ownerName} chooses a password (once, within 7 days): ${addressOf(config)}${path}`,
        );
      } catch (error) {
        const code = error instanceof ApiError ? error.failures[0]?.code : undefined;
        const said = code === undefined ? undefined : refusals[code];
        if (said === undefined) throw error;
        return failed(said);
      }
    });
  };

const refusals: Readonly<Record<string, string>> = {
  PROVIDER_EXISTS: 'This database has a provider already.',
  ALREADY_EXISTS: 'Somebody has this email address already.',
};

/** Prints a new invitation link. */
export const inviteAgain = async (
  config: ServerConfig,
  [email, ...more]: readonly string[],
): Promise<CommandResult | null> => {
  if (email === undefined || more.length > 0) return null;
  return withContext(config, async context => {
    const path = await inviteAsAdministrator(context, email);
    return path === null
      ? failed('Nobody with this email address waits for a first password.')
      : done(`The link for a first password (once, within 7 days): ${addressOf(config)}${path}`);
  });
};

const withContext = async (
  config: ServerConfig,
  work: (context: Context) => Promise<CommandResult>,
): Promise<CommandResult> => {
  const context = await createContext(config);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
};

const addressOf = ({ address, host, port }: ServerConfig): string => address ?? `http://${host}:${port}`;

const done = (line: string): CommandResult => ({ lines: [line], code: 0 });
const failed = (line: string, code = 1): CommandResult => ({ lines: [line], code });
