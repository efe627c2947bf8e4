import type { ServerConfig } from './config.ts';
import { type Context, createContext } from './context.ts';
import { startEmailSender } from './jobs/email-sender.ts';
import { startPublishScheduler } from './jobs/publish-scheduler.ts';
import { createSampleIfEmpty } from './sample/create-if-empty.ts';
import { issueSampleLink } from './services/sample-link.ts';

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
    import('./http/server.ts'),
    import('./areas/handlers.ts'),
  ]);
  try {
    if (!empty) await createSampleIfEmpty(context);
    const server = await createServer(context, handlers);
    const address = await server.listen();
    const link = await issueSampleLink(context);
    const jobs = config.role === 'web' ? null : startJobs(context, address);
    const close = async () => {
      await server.close();
      await jobs?.stop();
      await context.close();
    };
    const signIn = link === null ? [] : [`Sign-in link (once): ${address}/sample/${link}`];
    return { lines: [`Commissary is open at ${address}`, ...signIn], close };
  } catch (error) {
    await context.close();
    throw error;
  }
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
  const jobs = [startPublishScheduler(context), startEmailSender(context, context.config.address ?? address)];
  return {
    stop: async () => {
      await Promise.all(jobs.map(job => job.stop()));
    },
  };
};
