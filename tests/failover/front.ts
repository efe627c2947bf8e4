import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands before several servers, as in production: each request goes to the next one. It counts what they answer. */
export interface Front {
  readonly address: string;
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Answers that a database which is away does not excuse. */
  readonly wrong: readonly string[];
  close(): Promise<void>;
}

export const openFront = async (addresses: readonly string[]): Promise<Front> => {
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  let next = 0;
  const forward = (asked: IncomingMessage, answer: ServerResponse): void => {
    const to = new URL(asked.url ?? '/', addresses[next % addresses.length]);
    next += 1;
    const { method, headers } = asked;
    const onward = request(to, { method, headers }, answered => {
      const { statusCode = 0, headers: answeredHeaders } = answered;
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      const problem = wrongAnswer(statusCode, answeredHeaders['retry-after']);
      if (problem !== null) wrong.push(`${method} ${to.pathname}: ${problem}`);
      answer.writeHead(statusCode, answeredHeaders);
      answered.on('error', () => answer.destroy());
      answered.pipe(answer);
    });
    onward.on('error', error => {
      if (answer.destroyed) return;
      wrong.push(`${method} ${to.pathname}: no answer (${error.message})`);
      answer.destroy();
    });
    // A caller that gave up waits for nothing.
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  };
  const server = createServer(forward);
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statuses,
    wrong,
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
};

/** Why this is no answer to give, whatever became of the database; null: it is one. */
export const wrongAnswer = (status: number, retryAfter: string | undefined): string | null => {
  if (status < 500) return null;
  if (status !== 503) return `${status}`;
  return retryAfter === undefined ? '503 without Retry-After' : null;
};
