import { test as base, expect } from '../fixtures/browser-test.ts';
import { emptyServerData } from '../fixtures/sample-company.ts';
import { type SpawnedServer, startSpawnedServer } from '../fixtures/server.ts';

/** A server on an empty database, and the link that sets it up. */
export const test = base.extend<{
  server: SpawnedServer;
  link: string;
  emptied: { server: SpawnedServer; link: string };
}>({
  emptied: async ({ database }, use) => {
    const data = await emptyServerData(database);
    const server = await startSpawnedServer(data, ['--empty']);
    // The line with the link follows the one that says that the server is ready.
    const linkIn = () => /Set up your restaurant.*?(\/setup\?token=\S+)\n/.exec(server.output())?.[1] ?? '';
    await expect.poll(linkIn).not.toBe('');
    await use({ server, link: linkIn() });
    await server.stop();
  },
  server: async ({ emptied }, use) => use(emptied.server),
  link: async ({ emptied }, use) => use(emptied.link),
});
