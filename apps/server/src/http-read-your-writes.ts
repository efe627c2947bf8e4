import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { answerHead, sessionCookie } from './http-cookies.ts';

/** Longer than a process goes on remembering while it hears nothing of the others (store/watch-rows.ts). */
const seconds = 3;
const several = 'several';

export interface ReadYourWrites {
  /** The context to answer with: one that remembers nothing where the browser has just written through another process. */
  contextOf(request: FastifyRequest): Context;
  noteWrite(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * Whoever saved reads what they saved, whichever process answers. The notice of a write reaches the other processes a
 * moment after the writer has its answer; for that moment the browser carries which process it wrote through.
 */
export const createReadYourWrites = (context: Context): ReadYourWrites => {
  const self = context.newId();
  const doubting: Context = { ...context, known: context.known.doubting };
  const writtenThrough = (request: FastifyRequest): string => sessionCookie(request, 'wrote') ?? self;
  return {
    contextOf: request => (writtenThrough(request) === self ? context : doubting),
    noteWrite: (request, reply) => {
      if (context.databaseKind !== 'postgresql') return;
      answerHead(request, reply).setCookie('wrote', writtenThrough(request) === self ? self : several, seconds);
    },
  };
};
