import type { HttpClient } from '../adapters/http-client.ts';
import type { ImageStore } from '../adapters/image-store.ts';
import { handlers } from '../areas/index.ts';
import { readServerConfig, type ServerConfig } from '../config/config.ts';
import { createContext } from '../create-context.ts';
import type { BodyValidatorLimits } from '../http/body/index.ts';
import { createServer, type Server } from '../http/server.ts';
import { startSession } from '../services/accounts/sessions.ts';
import type { Context, LogEvent } from '../services/context/context.ts';
import type { Database, DatabaseKind } from '../store/database/database.ts';
import type { SoldFiles } from '../store/sold-files/index.ts';
import { memoryImages } from './memory-images.ts';
import { type Browser, newBrowser, type TestClient, testClient } from './test-client.ts';
import { openTestDatabase } from './test-database.ts';
import { testSecretKeys } from './test-secret-keys.ts';

export interface TestServer {
  readonly context: Context;
  readonly server: Server;
  /** A client without a session. */
  readonly anonymous: TestClient;
  readonly clock: TestClock;
  /** Every statement so far, in order. */
  readonly statements: readonly string[];
  /** Errors inside the server, in order, for tests that expect none. */
  readonly errors: readonly LogEvent[];
  browserOf(personId: string): Promise<Browser>;
  /** A client that is signed in as this person. */
  clientOf(personId: string): Promise<TestClient>;
  /** A client with a terminal's credential. */
  terminal(credential: { readonly clientId: string; readonly secret: string }): TestClient;
  /** Also listens on a port, for tests that need a real one. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface TestClock {
  now(): Date;
  /** Advances the time, without waiting. */
  pass(ms: number): void;
}

export interface TestServerOptions {
  readonly database: DatabaseKind;
  readonly config?: Partial<ServerConfig>;
  /** The image store; in memory when absent. */
  readonly images?: ImageStore;
  /** Files of closed days; when absent those of the data folder, of which a test writes none. */
  readonly soldFiles?: SoldFiles;
  /** The client for other services; when absent the real one, which may call no host. */
  readonly outgoing?: HttpClient;
  /** The limits for the validation of large bodies; the default when absent. */
  readonly judging?: BodyValidatorLimits;
  /** Opens a database that another server has open too; without it the server has its own. */
  readonly open?: () => Promise<Database>;
}

/** A whole server on a database of its own. The time is fixed until the test advances it. */
export const openTestServer = async ({
  database,
  config,
  open,
  images = memoryImages(),
  outgoing,
  soldFiles,
  judging,
}: TestServerOptions): Promise<TestServer> => {
  const clock = testClock();
  const errors: LogEvent[] = [];
  const opened = await (open ?? (() => openTestDatabase(database)))();
  const statements: string[] = [];
  opened.statements.listen(statement => statements.push(statement));
  const context = await createContext(
    { ...testConfig(), ...config },
    {
      ...{ database: opened, now: clock.now, images, log: event => errors.push(event) },
      // A statement at a time of its own would be counted with those of a call.
      contactsEveryMs: Number.POSITIVE_INFINITY,
      ...(outgoing && { outgoing }),
      ...(soldFiles && { soldFiles }),
    },
  );
  const server = await createServer(context, handlers, judging);
  const browserOf = async (personId: string) => {
    const browser = newBrowser();
    browser.cookies.set('commissary', await startSession(context, personId));
    return browser;
  };
  return {
    context,
    server,
    anonymous: testClient(server),
    clock,
    statements,
    errors,
    browserOf,
    clientOf: async personId => testClient(server, await browserOf(personId)),
    terminal: ({ clientId, secret }) =>
      testClient(server, newBrowser({ authorization: `Bearer ${clientId}.${secret}` })),
    listen: () => server.listen(),
    close: async () => {
      await server.close();
      await context.close();
    },
  };
};

const testConfig = (): ServerConfig => {
  const result = readServerConfig({ PORT: '0', COMMISSARY_SECRET_KEYS: testSecretKeys });
  if ('problems' in result) throw new Error(result.problems.join(' '));
  return result.config;
};

/** The start time of every test, in epoch milliseconds. */
export const testStart = Date.UTC(2026, 10, 20, 12);

const testClock = (): TestClock => {
  let ms = testStart;
  return {
    now: () => new Date(ms),
    pass: by => {
      ms += by;
    },
  };
};
