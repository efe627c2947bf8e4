import { playwright } from '@vitest/browser-playwright';
import type { Plugin, TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import type { Answer, Visitor } from '../../apps/web/src/testing/component-commands.ts';
import { limits } from '../time-limits.ts';
import type { ComponentServer } from './component-server.ts';
import { keepDrawing } from './keep-drawing.ts';

const module = new URL('./component-server.ts', import.meta.url).href;

/** Started by the first call: a run without component tests has none. */
let started: Promise<ComponentServer> | undefined;
const theServer = (): Promise<ComponentServer> => {
  started ??= (async () => {
    // Loaded by Node and not with the configuration, which every run of tests reads.
    const { startComponentServer }: typeof import('./component-server.ts') = await import(module);
    return startComponentServer();
  })();
  return started;
};

/** The real server behind the addresses under `/api` of the page with the components. */
const serverBehindThePage = (): Plugin => ({
  name: 'component-server',
  configureServer: vite => {
    vite.middlewares.use(async (request, response, next) => {
      if (request.url?.startsWith('/api/')) (await theServer()).handle(request, response);
      else next();
    });
    vite.httpServer?.on('close', async () => (await started)?.close());
  },
});

const signIn: BrowserCommand<[visitor: Visitor, origin: string]> = async (
  { context, page, testPath = '' },
  visitor,
  origin,
) => {
  keepDrawing(page);
  await context.clearCookies();
  if (visitor === null) return;
  const value = await (await theServer()).signIn(visitor, testPath);
  await context.addCookies([{ name: 'commissary', value, url: origin, httpOnly: true }]);
};

const answerWith: BrowserCommand<[answers: readonly Answer[]]> = async (_, answers) =>
  (await theServer()).answerWith(answers);

const calls: BrowserCommand<[]> = async () => (await theServer()).calls();

const bodiesOf: BrowserCommand<[call: string]> = async (_, call) => (await theServer()).bodiesOf(call);

const showIn: BrowserCommand<[scheme: 'light' | 'dark']> = async ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

/** Components of the web app, drawn by a real browser on the data of a real server. */
export const componentProject = (executablePath: string): TestProjectInlineConfiguration => ({
  plugins: [serverBehindThePage()],
  // React as people get it: its development build describes every element, which takes half of the time of a screen.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  optimizeDeps: {
    // No file imports the first: the compiler does; workers the next, and the last are loaded late. Found while a test
    // runs, they would reload the page under that test.
    include: [
      ...['react/jsx-runtime', 'papaparse', 'fflate', 'htmlparser2'],
      ...['@mantine/charts', 'uqr', 'write-excel-file/browser'],
    ],
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } },
  },
  test: {
    name: 'components',
    include: ['apps/web/src/**/*.browser.test.tsx'],
    setupFiles: ['tests/say-what-is-awaited.ts', 'apps/web/src/testing/browser-setup.ts'],
    testTimeout: limits.test,
    hookTimeout: limits.test,
    // Alone: a project with one worker cannot be in the group of those with more.
    sequence: { groupOrder: 1 },
    // All files share one page, one session and one graph of modules.
    isolate: false,
    fileParallelism: false,
    expect: { poll: { timeout: limits.wait } },
    browser: {
      enabled: true,
      connectTimeout: limits.start,
      headless: true,
      ui: false,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      commands: { signIn, answerWith, calls, bodiesOf, showIn },
      provider: playwright({
        launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] },
        contextOptions: { locale: 'en-US', timezoneId: 'America/New_York', reducedMotion: 'reduce' },
        actionTimeout: limits.wait,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
