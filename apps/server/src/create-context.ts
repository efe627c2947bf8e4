import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { createEmailTransport, createHttpClient, createImageStore, openSecretKeys } from './adapters/index.ts';
import type { ServerConfig } from './config/index.ts';
import { logLine } from './log-line.ts';
import { createPartStore } from './services/content/index.ts';
import type { Context, LogEvent } from './services/context/index.ts';
import { createGuestSafe, createLinkSigner, createPinSafe, createVault } from './services/secrets/index.ts';
import { createRefusedCalls } from './services/turns/index.ts';
import { type ClickHouse, createClickHouse } from './store/clickhouse/index.ts';
import {
  createChangeEvents,
  createRowCache,
  type Database,
  type DatabaseLocation,
  openDatabase,
  type ReplicaState,
} from './store/database/index.ts';
import { createEpochKeeper, keepEpoch } from './store/publishing/index.ts';
import { createSoldFiles } from './store/sold-files/index.ts';
import { createCheckInBatches, createContactLog } from './store/tenants/index.ts';

/** Parts that a test may replace. */
export type ContextParts = Partial<
  Pick<Context, 'now' | 'newId' | 'newToken' | 'random' | 'log' | 'images' | 'outgoing' | 'soldFiles'>
> & {
  readonly database?: Database;
  /** How often gathered contacts of terminals are stored. */
  readonly contactsEveryMs?: number;
};

export const createContext = async (config: ServerConfig, parts: ContextParts = {}): Promise<Context> => {
  const {
    database = await openDatabase(databaseLocationOf(config)),
    images = await createImageStore(config),
    soldFiles = createSoldFiles({ folder: join(config.dataFolder, 'sold'), memoryBytes: config.reportBytes }),
    contactsEveryMs,
    ...given
  } = parts;
  const changeEvents = createChangeEvents(database.listen);
  const rowCache = createRowCache(database);
  const content = createPartStore(config.cacheBytes, config.partSize);
  database.onOther(content.forget);
  const contactLog = createContactLog(database.contacts ?? database.db, contactsEveryMs);
  const keys = openSecretKeys(config);
  const context: Context = {
    config,
    db: database.db,
    contacts: database.contacts ?? database.db,
    contactLog,
    checkIns: createCheckInBatches(database.contacts ?? database.db),
    refusedCalls: createRefusedCalls({ now: () => context.now(), tell: count => context.log(refused(count)) }),
    replica: database.replica ?? null,
    databaseKind: database.kind,
    mail: createEmailTransport(config),
    outgoing: createHttpClient(config),
    rowCache,
    content,
    secrets: createVault(keys),
    pins: createPinSafe(keys),
    guests: createGuestSafe(keys),
    links: createLinkSigner(keys),
    images,
    soldFiles,
    clickHouse: openClickHouse(config.clickHouseUrl, event => context.log(event)),
    changeEvents,
    now: () => new Date(),
    newId,
    newToken: () => randomBytes(32).toString('base64url'),
    random: () => randomInt(2 ** 32) / 2 ** 32,
    log: writeLine,
    close: async () => {
      epoch.stop();
      await changeEvents.close();
      await contactLog.close();
      await rowCache.close();
      await soldFiles.close();
      await context.clickHouse?.close();
      await database.close();
    },
    ...given,
  };
  const epoch = createEpochKeeper(() => keepEpoch(context.db, newEpoch(context)));
  await keepEpoch(context.db, newEpoch(context));
  database.onOther(epoch.noticed);
  context.replica?.onState(state => context.log(replicaStates[state]));
  return context;
};

const refused = (count: number): LogEvent => ({
  level: 'error',
  message: `More calls at once than this process takes: ${count} answered with 503, to be made again.`,
});

const replicaStates: Readonly<Record<ReplicaState, LogEvent>> = {
  OK: { level: 'info', message: 'The replica follows the database: history, audit and reports are read from it.' },
  LATE: { level: 'error', message: 'The replica is late: everything is read from the database.' },
  GONE: { level: 'error', message: 'No replica answers that follows the database: everything is read from it.' },
};

const openClickHouse = (url: string | null, log: Context['log']): ClickHouse | null =>
  url === null
    ? null
    : createClickHouse({
        url,
        told: (state, error) =>
          log(
            state === 'OK'
              ? { level: 'info', message: 'ClickHouse answers: reports of long periods are asked of it.' }
              : { level: 'error', message: 'ClickHouse does not answer: reports are made without it.', error },
          ),
      });

/** The next epoch, if this is another database than before. */
export const newEpoch = (context: Pick<Context, 'newId' | 'now'>) => ({ id: context.newId(), at: context.now() });

export const databaseLocationOf = (config: ServerConfig): DatabaseLocation =>
  config.databaseUrl === null
    ? { folder: config.dataFolder, template: config.templateFile }
    : {
        ...{ url: config.databaseUrl, listenUrl: config.databaseListenUrl, readUrl: config.databaseReadUrl },
        adminUrl: config.databaseAdminUrl,
      };

// Without i, l, o and u: no two characters look alike, and no word appears by chance.
const letters = 'abcdefghjkmnpqrstvwxyz';
const alphabet = `0123456789${letters}`;

const newId = (): string => {
  const bytes = randomBytes(11);
  const rest = Array.from(bytes, byte => alphabet.charAt(byte % alphabet.length)).join('');
  return letters.charAt(randomInt(letters.length)) + rest;
};

const writeLine = (event: LogEvent): void => {
  process.stderr.write(`${logLine(event)}\n`);
};
