import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another live process holds the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another running Commissary.`);
    this.name = 'FolderInUse';
  }
}

/**
 * Holds a folder for this process alone, and answers how to let go. The lock is a listening socket, so it ends with the
 * process however that ends; a socket that nobody listens on is what a killed one leaves behind.
 *
 * Everybody shows an own socket first and looks at the others afterwards, so of two that come together the later one
 * sees the earlier. It may happen that both give up, never that both go on.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const socket = socketFolder(folder);
  const name = `${prefix}${randomBytes(4).toString('hex')}`;
  const server = await show(socket, name);
  const release = async () => {
    rmSync(join(socket, name), { force: true });
    await new Promise<void>(done => server.close(() => done()));
  };
  for (const other of readdirSync(socket)) {
    if (!other.startsWith(prefix) || other === name) continue;
    if (await answers(join(socket, other))) {
      await release();
      throw new FolderInUse(folder);
    }
    rmSync(join(socket, other), { force: true });
  }
  return release;
};

const prefix = 'lock-';
/** The system takes at most some hundred bytes as the address of a socket, the name included. */
const longestFolder = 80;

const socketFolder = (folder: string): string => {
  const real = realpathSync(folder);
  if (Buffer.byteLength(real) <= longestFolder) return real;
  const short = join(tmpdir(), `commissary-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`);
  mkdirSync(short, { recursive: true });
  return short;
};

/** Listens first and takes its name then: under that name nobody ever finds a socket that does not answer yet. */
const show = (socketPath: string, name: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const hidden = join(socketPath, `.${name}`);
    const server = createServer(socket => socket.end());
    server.once('error', reject);
    server.listen(hidden, () => {
      renameSync(hidden, join(socketPath, name));
      server.unref();
      resolve(server);
    });
  });

const answers = (path: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
