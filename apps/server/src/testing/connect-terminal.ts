import type { TestServer } from './test-server.ts';

type Made =
  | { readonly status: 200; readonly body: { readonly clientId: string; readonly secret: string } }
  | { readonly status: 400 | 403 | 404 | 409 };

/** Checks in with a new credential, and fetches who logs on. */
export const connectTerminal = async (server: TestServer, made: Made) => {
  if (made.status !== 200) throw new Error('no credential');
  const { terminal } = server.terminal(made.body);
  await terminal.checkIn({ body: { deviceId: 'till', softwareVersion: '9.1', runs: [] } });
  return terminal.deviceLogOn({ body: { deviceId: 'till', key: 'k'.repeat(43) } });
};
