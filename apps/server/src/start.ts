import type { ServerConfig } from './config/index.ts';
import { createContext } from './create-context.ts';
import {
  startDayFiler,
  startDaySender,
  startDocumentCompletion,
  startEmailSender,
  startGuestForgetter,
  startPublishScheduler,
  startPushSender,
  startReportMailer,
  startRollupMaker,
  startSchedulingSender,
  startSessionSweeper,
} from './jobs/index.ts';
import { issueSampleLink } from './services/accounts/index.ts';
import { isDatabaseEmpty, setupPath } from './services/companies/index.ts';
import type { Context } from './services/context/index.ts';
import { hasCompany } from './store/tenants/index.ts';

export interface StartOptions {
  /** Leaves an empty database empty: no sample company. */
  readonly empty: boolean;
}

export interface RunningServer {
  /** Text for the user who started the server: the address of the console. The reader may close at once. */
  readonly lines: readonly string[];
  close(): Promise<void>;
}

/** From opening the database to printing the address of the console. */
export const startServer = async (config: ServerConfig, { empty }: StartOptions): Promise<RunningServer> => {
  if (config.role === 'worker') return startWorker(config);
  // Opening the database takes time; the code of all calls is loaded meanwhile.
  const [context, { createServer }, { handlers }] = await Promise.all([
    createContext(config),
    import('./http/index.ts'),
    import('./areas/index.ts'),
  ]);
  try {
    if (!empty) await createSampleIfEmpty(context);
    const server = await createServer(context, handlers);
    const address = await server.listen();
    const links = await linksFor(context, address);
    const jobs = config.role === 'web' ? null : startJobs(context, address);
    const sales = empty ? null : startSampleTickets(context);
    const close = async () => {
      await server.close();
      await jobs?.stop();
      await sales?.stop();
      await context.close();
    };
    return { lines: [`Commissary is open at ${address}`, ...links], close };
  } catch (error) {
    await context.close();
    throw error;
  }
};

/** How the user who started the server gets in: into the sample company, or to the set-up of an empty database. */
const linksFor = async (context: Context, address: string): Promise<readonly string[]> => {
  const sample = await issueSampleLink(context);
  if (sample !== null) return [`Sign-in link (once): ${address}/sample/${sample}`];
  if (context.databaseKind !== 'pglite' || !(await isDatabaseEmpty(context))) return [];
  return [`Set up your restaurant (once, within 24 hours): ${context.config.address ?? address}${setupPath(context)}`];
};

/** A new embedded database gets the sample company; one whose creation was interrupted gets the rest of it. */
const createSampleIfEmpty = async (context: Context): Promise<void> => {
  if (context.databaseKind !== 'pglite') return;
  // The code of the sample is large, and a server needs it only once.
  if (!(await hasCompany(context.db))) await (await import('./sample/create-sample.ts')).createSample(context);
  else await (await import('./sample/resume-sample.ts')).resumeSample(context);
};

/** Stores what the sample company sold, beside the calls: nobody waits for it. */
const startSampleTickets = (context: Context): { stop(): Promise<void> } => {
  let stopped = false;
  const load = async (): Promise<void> => {
    // On PostgreSQL the command that makes the sample company stores them.
    if (context.databaseKind !== 'pglite') return;
    await (await import('./sample/load-tickets.ts')).loadSampleTickets(context, () => stopped);
  };
  const underWay = load().catch((error: unknown) =>
    context.log({ level: 'error', message: 'Storing the sample checks failed; the next start tries again.', error }),
  );
  return {
    stop: async () => {
      stopped = true;
      await underWay;
    },
  };
};

/** Executes publishes, sends e-mails, and listens on no port. */
const startWorker = async (config: ServerConfig): Promise<RunningServer> => {
  const context = await createContext(config);
  const jobs = startJobs(context, `http://${config.host}:${config.port}`);
  return {
    lines: ['Commissary worker is running.'],
    close: async () => {
      await jobs.stop();
      await context.close();
    },
  };
};

/** The jobs beside the calls. `address` is the address of the console, unless the settings contain another. */
const startJobs = (context: Context, address: string): { stop(): Promise<void> } => {
  const jobs = [
    startPublishScheduler(context),
    startEmailSender(context, context.config.address ?? address),
    startSchedulingSender(context),
    startPushSender(context),
    startSessionSweeper(context),
    startReportMailer(context, context.config.address ?? address),
    startRollupMaker(context),
    startDayFiler(context),
    startDaySender(context),
    startGuestForgetter(context),
    startDocumentCompletion(context),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map(job => job.stop()));
    },
  };
};
