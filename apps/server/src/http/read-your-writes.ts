import type { Endpoint } from '@commissary/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../services/context/index.ts';
import type { Db } from '../store/database/index.ts';
import { answerHead, sessionCookie } from './cookies.ts';

/** Longer than a process uses its cache without news from the others (store/cache-invalidation.ts). */
const seconds = 3;
const several = 'several';

/** Longer than a replica is used that does not have what was written. */
const replicaSeconds = 10;
/** No replica has it. */
const beyondAll = 2n ** 64n - 1n;
const positionIn = (cookie: string | null): bigint | null => {
  if (cookie === null) return null;
  return /^\d{1,20}$/.test(cookie) ? BigInt(cookie) : beyondAll;
};

export interface ReadYourWrites {
  /** The context for a request: one without the row cache when the browser has just written through another process. */
  contextOf(request: FastifyRequest): Context;
  /** The context for a call on the replica, when that has what the call needs; null: the database has to be asked. */
  replicaFor(request: FastifyRequest, { replica }: Endpoint): Promise<Context | null>;
  noteWrite(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/**
 * The context with which a call reads from the replica. Nothing of it is cached as a row. Contacts of terminals are read
 * from the database: their table has no log, so no replica has it.
 */
export const onReplica = (context: Context, replica: Db): Context => ({
  ...context,
  db: replica,
  rowCache: context.rowCache.doubting,
});

/**
 * Read your own writes, whichever process responds. The notification of a write reaches the other processes a moment
 * after the response; for that moment a cookie names the process that wrote. A replica is behind by some moments too:
 * another cookie says up to which position of the database's log it has to be.
 */
export const createReadYourWrites = (context: Context): ReadYourWrites => {
  const self = context.newId();
  const doubting: Context = { ...context, rowCache: context.rowCache.doubting };
  const writtenThrough = (request: FastifyRequest): string => sessionCookie(request, 'wrote') ?? self;
  return {
    contextOf: request => (writtenThrough(request) === self ? context : doubting),
    replicaFor: async (request, { replica: needed }) => {
      const { replica } = context;
      if (replica === null || needed === undefined || replica.state() !== 'OK') return null;
      const reader = await replica.reader(
        needed === 'complete' ? await replica.position() : positionIn(sessionCookie(request, 'written')),
      );
      return reader && onReplica(context, reader);
    },
    noteWrite: async (request, reply) => {
      if (context.databaseKind !== 'postgresql') return;
      const { setCookie } = answerHead(request, reply);
      setCookie('wrote', writtenThrough(request) === self ? self : several, seconds);
      if (context.replica === null) return;
      // The write is done, whatever the database answers now.
      const position = await context.replica.position().catch(() => beyondAll);
      setCookie('written', position.toString(), replicaSeconds);
    },
  };
};
