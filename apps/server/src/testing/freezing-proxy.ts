import { connect, createServer, type Socket } from 'node:net';

/** Stands between a process and its database, and can stop forwarding without ending a connection. */
export interface FreezingProxy {
  /** The same address, through the proxy. */
  readonly url: string;
  /** The connections of this moment carry nothing any more, and are never ended; new ones work. */
  freeze(): void;
  /** How many connections were made so far. */
  readonly made: number;
  close(): Promise<void>;
}

/** As a network that forgot a connection: nothing arrives, and no reset says so. */
export const openFreezingProxy = async (to: string): Promise<FreezingProxy> => {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  let open: (readonly [Socket, Socket])[] = [];
  let made = 0;
  const server = createServer(here => {
    made += 1;
    const there = connect(Number(target.port || 5432), target.hostname);
    open.push([here, there]);
    for (const [from, other] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => other.destroy());
      from.pipe(other);
    }
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: url.href,
    freeze: () => {
      for (const pair of open)
        for (const socket of pair) {
          socket.unpipe();
          socket.pause();
        }
      open = [];
    },
    get made() {
      return made;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
};
