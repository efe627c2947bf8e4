import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another running process holds the lock. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another running Commissary.`);
    this.name = 'FolderInUse';
  }
}

/**
 * Locks a folder for this process, and returns a function that releases it. The lock is a listening socket, so it ends
 * with the process however that ends.
 */
export const lockFolder = (folder: string): Promise<Release> =>
  process.platform === 'win32' ? lockByName(pipeName(folder), folder) : lockBySocket(folder);

type Release = () => Promise<void>;

/**
 * A killed process leaves a socket without a listener in the folder. Each process creates its own socket first and looks
 * for others afterwards, so of two concurrent ones the later finds the earlier. Possibly both give up, but never both
 * succeed.
 */
const lockBySocket = async (folder: string): Promise<Release> => {
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

/**
 * The lock where folders hold no sockets: listening on a name that the system gives to one process at a time, until
 * that process ends.
 */
export const lockByName = async (name: string, folder: string): Promise<Release> => {
  const server = createServer(socket => socket.end());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUse(folder) : error),
    );
    server.listen(name, resolve);
  });
  server.unref();
  return () => new Promise(done => server.close(() => done()));
};

const pipeName = (folder: string): string => `\\\\.\\pipe\\${shortName(realpathSync.native(folder))}`;

const shortName = (path: string): string =>
  `commissary-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`;

const prefix = 'lock-';
/** The system accepts about a hundred bytes as the address of a socket, including the name. */
const longestFolder = 80;

const socketFolder = (folder: string): string => {
  const real = realpathSync(folder);
  if (Buffer.byteLength(real) <= longestFolder) return real;
  const short = join(tmpdir(), shortName(real));
  mkdirSync(short, { recursive: true });
  return short;
};

/** Listens first and is renamed then: under that name there is never a socket that does not accept connections yet. */
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
