import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../services/context/index.ts';
import { answerHead, sessionCookie } from './cookies.ts';

/** Longer than a process uses its cache without news from the others (store/cache-invalidation.ts). */
const seconds = 3;
const several = 'several';

export interface ReadYourWrites {
  /** The context for a request: one without the row cache when the browser has just written through another process. */
  contextOf(request: FastifyRequest): Context;
  noteWrite(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * Read your own writes, whichever process responds. The notification of a write reaches the other processes a moment
 * after the response; for that moment a cookie names the process that wrote.
 */
export const createReadYourWrites = (context: Context): ReadYourWrites => {
  const self = context.newId();
  const doubting: Context = { ...context, rowCache: context.rowCache.doubting };
  const writtenThrough = (request: FastifyRequest): string => sessionCookie(request, 'wrote') ?? self;
  return {
    contextOf: request => (writtenThrough(request) === self ? context : doubting),
    noteWrite: (request, reply) => {
      if (context.databaseKind !== 'postgresql') return;
      answerHead(request, reply).setCookie('wrote', writtenThrough(request) === self ? self : several, seconds);
    },
  };
};
