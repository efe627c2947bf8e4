import type { TestServer } from './test-server.ts';

/** The errors that a server logged, as its log writes them: with the stack and the fields of each. */
export const logLines = ({ errors }: Pick<TestServer, 'errors'>): readonly string[] =>
  errors.map(({ error, ...event }) =>
    JSON.stringify({ ...event, error: error instanceof Error ? `${error.stack} ${JSON.stringify(error)}` : error }),
  );
