import { randomBytes, randomInt } from 'node:crypto';
import { createImageStore } from './adapters/create-image-store.ts';
import { createEmailTransport, type EmailTransport } from './adapters/email.ts';
import { createHttpClient, type HttpClient } from './adapters/http-client.ts';
import type { ImageStore } from './adapters/image-store.ts';
import { openSecretKeys } from './adapters/secret-keys.ts';
import { type ChangeEvents, createChangeEvents } from './change-events.ts';
import type { ServerConfig } from './config.ts';
import { createPartStore, type PartStore } from './services/content/part-store.ts';
import { createLinkSigner, type LinkSigner } from './services/secrets/link-signer.ts';
import { createVault, type Vault } from './services/secrets/vault.ts';
import { type Database, type DatabaseKind, type DatabaseLocation, openDatabase } from './store/database.ts';
import { createRowCache, type RowCache } from './store/row-cache.ts';
import type { Db } from './store/tables.ts';

/** The parts of a running server. Time and random values come only from here, so that tests can control them. */
export interface Context {
  readonly config: ServerConfig;
  readonly db: Db;
  readonly databaseKind: DatabaseKind;
  /** Delivers e-mails; services add them to the queue, and the e-mail job sends them. */
  readonly mail: EmailTransport;
  /** Calls other services; nothing else does. */
  readonly outgoing: HttpClient;
  /** Cached rows, invalidated as soon as they change. */
  readonly rowCache: RowCache;
  /** Stored documents by hash, with the most recently read ones cached. */
  readonly content: PartStore;
  /** Values that are written and never read back. */
  readonly secrets: Vault;
  /** Signs addresses that this server returns. */
  readonly links: LinkSigner;
  /** Image files, by generated names. */
  readonly images: ImageStore;
  /** Notifies when a publish or a document changed, in any process. */
  readonly changeEvents: ChangeEvents;
  now(): Date;
  /** 12 characters of base 32; the first is a letter. */
  newId(): string;
  /** 256 random bits, in characters that are valid in an address. */
  newToken(): string;
  /** From 0 (included) to 1 (excluded). */
  random(): number;
  log(event: LogEvent): void;
  close(): Promise<void>;
}

export interface LogEvent {
  readonly level: 'info' | 'error';
  readonly message: string;
  readonly requestId?: string;
  readonly error?: unknown;
}

/** Parts that a test may replace. */
export type ContextParts = Partial<
  Pick<Context, 'now' | 'newId' | 'newToken' | 'random' | 'log' | 'images' | 'outgoing'>
> & {
  readonly database?: Database;
};

export const createContext = async (config: ServerConfig, parts: ContextParts = {}): Promise<Context> => {
  const {
    database = await openDatabase(databaseLocationOf(config)),
    images = await createImageStore(config),
    ...given
  } = parts;
  const changeEvents = createChangeEvents(database.listen);
  const rowCache = createRowCache(database);
  const keys = openSecretKeys(config);
  return {
    config,
    db: database.db,
    databaseKind: database.kind,
    mail: createEmailTransport(config),
    outgoing: createHttpClient(config),
    rowCache,
    content: createPartStore(config.cacheBytes),
    secrets: createVault(keys),
    links: createLinkSigner(keys),
    images,
    changeEvents,
    now: () => new Date(),
    newId,
    newToken: () => randomBytes(32).toString('base64url'),
    random: () => randomInt(2 ** 32) / 2 ** 32,
    log: writeLine,
    close: async () => {
      await changeEvents.close();
      await rowCache.close();
      await database.close();
    },
    ...given,
  };
};

export const databaseLocationOf = (config: ServerConfig): DatabaseLocation =>
  config.databaseUrl === null
    ? { folder: config.dataFolder, template: config.templateFile }
    : { url: config.databaseUrl, adminUrl: config.databaseAdminUrl };

// Without i, l, o and u: no two characters look alike, and no word appears by chance.
const letters = 'abcdefghjkmnpqrstvwxyz';
const alphabet = `0123456789${letters}`;

const newId = (): string => {
  const bytes = randomBytes(11);
  const rest = Array.from(bytes, byte => alphabet.charAt(byte % alphabet.length)).join('');
  return letters.charAt(randomInt(letters.length)) + rest;
};

const writeLine = ({ level, message, requestId, error }: LogEvent): void => {
  const stack = error instanceof Error ? (error.stack ?? error.message) : error;
  process.stderr.write(`${JSON.stringify({ level, message, requestId, error: stack })}\n`);
};
