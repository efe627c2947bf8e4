import { readKeyFile, secretKeyFile, secretKeysOf, writeKeyFile } from './adapters/index.ts';
import { type CommandResult, createCompanyFor, inviteAgain, printSetupLink } from './admin-companies.ts';
import { newSecretKey, readServerConfig, type ServerConfig, secretKeyText } from './config/index.ts';
import { createContext, newEpoch } from './create-context.ts';
import { createSample, loadSampleTickets, resumeSample } from './sample/index.ts';
import { type Dangling, danglingManifests, repairDangling } from './services/content/index.ts';
import { orphanedImages } from './services/images/index.ts';
import { reencryptAll } from './services/secrets/index.ts';
import { beginEpoch } from './store/publishing/index.ts';
import { hasCompany } from './store/tenants/index.ts';

const usage = `Usage: npm run admin -- <command>
  setup       Prints a link with which the first company of an empty PostgreSQL database (DATABASE_URL) is set up.
  provider <company> <name> <email>
              Creates the company that provides the service, with a person who may create companies, and prints
              the link with which that person chooses a password.
  company <company> <name> <email>
              Creates a company with its owner, and prints the link with which the owner chooses a password.
  invite <email>
              Prints a new link for a person who has chosen no password yet.
  sample      Makes the sample company in an empty PostgreSQL database (DATABASE_URL).
  new-key     Prints a new key for COMMISSARY_SECRET_KEYS.
  rotate-key  Seals every secret anew with the first key; on the embedded database with a new one.
  images      Lists pictures that no company lists, nothing saved names and that are older than a day; --remove takes them away.
  check       Names every save and every live configuration of which a part is missing; --repair stores what can be
              made again from other saves.
  restored    Says that the database is a backup which was put back: terminals take what is live in it at their next
              check-in, whatever they had. Where the database is another one than before, that is known without it.
On the embedded database stop Commissary first. Names with spaces need quotation marks.`;

const run = async ([name = '', ...args]: readonly string[]): Promise<number> => {
  const result = readServerConfig();
  if ('problems' in result) return say(['Commissary cannot start with these settings:', ...result.problems], 2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return (await command?.(result.config, args)) ?? say([usage], 2);
};

const sample = async (config: ServerConfig): Promise<number> => {
  if (config.databaseUrl === null)
    return say(
      ['The embedded database creates its sample company at the first start. Set DATABASE_URL for this command.'],
      2,
    );
  if (config.samplePassword === null)
    return say(
      ['Set COMMISSARY_SAMPLE_PASSWORD: on PostgreSQL there is no sign-in link, so the people need a password.'],
      2,
    );
  const context = await createContext(config);
  try {
    if (await hasCompany(context.db)) {
      await resumeSample(context);
      await loadSampleTickets(context);
      return say(['This database has a company already, so no other was created.'], 1);
    }
    await createSample(context);
    await loadSampleTickets(context);
    return say(
      ['The sample company is created. Its people sign in with the password of COMMISSARY_SAMPLE_PASSWORD.'],
      0,
    );
  } finally {
    await context.close();
  }
};

const newKey = async (): Promise<number> => say([secretKeyText(newSecretKey())], 0);

const rotateKey = async (config: ServerConfig): Promise<number> => {
  const file = config.secretKeys === null && config.databaseUrl === null ? secretKeyFile(config) : null;
  const before = file === null ? (config.secretKeys ?? []) : readKeyFile(file);
  if (before.length === 0) return say(['There is no key yet, so nothing is encrypted.'], 1);
  const context = await createContext(config);
  try {
    const keys = file === null ? before : [newSecretKey(), ...before];
    // Until every secret is encrypted with the new key, the file holds the old ones too.
    if (file !== null) writeKeyFile(file, keys);
    const count = await reencryptAll(context.db, secretKeysOf(keys));
    if (file !== null) writeKeyFile(file, keys.slice(0, 1));
    return say([`Encrypted again: ${count}. The current key is ${keys[0]?.id}; no other key is needed any more.`], 0);
  } finally {
    await context.close();
  }
};

const images =
  (remove: boolean) =>
  async (config: ServerConfig): Promise<number> => {
    const context = await createContext(config);
    try {
      const found = await orphanedImages(context.db, context.images, context.now());
      if (remove) for (const { name } of found) await context.images.remove(name);
      const bytes = found.reduce((sum, { size }) => sum + size, 0);
      const lines = found.map(({ name, at, size }) => `${name}  ${at.toISOString()}  ${size} bytes`);
      const done = remove ? 'Removed' : 'Not used by any saved document; --remove removes them';
      return say([...lines, `${done}: ${found.length} (${bytes} bytes).`], 0);
    } finally {
      await context.close();
    }
  };

const check =
  (repair: boolean) =>
  async (config: ServerConfig): Promise<number> => {
    const context = await createContext(config);
    try {
      let [found, repaired] = [0, 0];
      for await (const dangling of danglingManifests(context.db)) {
        found += 1;
        const left = repair ? await repairDangling(context.db, dangling) : dangling.missing;
        if (left.length === 0) repaired += 1;
        for (const line of danglingLines(dangling, left)) console.log(line);
      }
      const done = found === 0 ? 'Every save and live configuration is whole' : `Not whole: ${found}`;
      const hint = repair ? `repaired: ${repaired}` : '--repair stores what can be made again';
      return say([found === 0 ? `${done}.` : `${done}; ${hint}.`], found === repaired ? 0 : 1);
    } finally {
      await context.close();
    }
  };

/** What is not whole, by the saves and locations that name it. */
const danglingLines = ({ manifest, missing, saves, locationIds }: Dangling, left: readonly string[]): string[] => {
  const parts = `${missing.length} missing${left.length === 0 ? ', repaired' : ''}`;
  const named = [
    ...saves.map(one => `save ${one.version} of ${one.kind} ${one.tenantId ?? one.companyId}`),
    ...locationIds.map(id => `live at ${id}`),
  ];
  return (named.length === 0 ? ['an earlier publish'] : named).map(one => `${manifest}  ${one}  ${parts}`);
};

const restored = async (config: ServerConfig): Promise<number> => {
  const context = await createContext(config);
  try {
    await beginEpoch(context.db, newEpoch(context));
    return say(['Terminals take what is live in this database at their next check-in.'], 0);
  } finally {
    await context.close();
  }
};

/** Null: these are not the arguments of the command. */
type Command = (config: ServerConfig, args: readonly string[]) => Promise<number | null>;

const without =
  (command: (config: ServerConfig) => Promise<number>): Command =>
  async (config, args) =>
    args.length === 0 ? command(config) : null;

const printing =
  (command: (config: ServerConfig, args: readonly string[]) => Promise<CommandResult | null>): Command =>
  async (config, args) => {
    const result = await command(config, args);
    return result && say(result.lines, result.code);
  };

const commands: Readonly<Record<string, Command>> = {
  setup: printing(async (config, args) => (args.length === 0 ? printSetupLink(config) : null)),
  provider: printing(createCompanyFor(true)),
  company: printing(createCompanyFor(false)),
  invite: printing(inviteAgain),
  sample: without(sample),
  'new-key': without(newKey),
  'rotate-key': without(rotateKey),
  restored: without(restored),
  check: async (config, args) =>
    args.length === 0 || args.join(' ') === '--repair' ? check(args.length > 0)(config) : null,
  images: async (config, args) =>
    args.length === 0 || args.join(' ') === '--remove' ? images(args.length > 0)(config) : null,
};

const say = (lines: readonly string[], code: number): number => {
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  return code;
};

process.exitCode = await run(process.argv.slice(2));
