import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerHead, CookieName } from '../services/context/index.ts';

const names: Readonly<Record<CookieName, string>> = {
  session: 'commissary',
  'sample-pass': 'commissary-sample',
  language: 'commissary-language',
  wrote: 'commissary-wrote',
  written: 'commissary-written',
};

export const sessionCookie = (request: FastifyRequest, name: CookieName): string | null => {
  const value = request.cookies[cookieName(request, name)];
  return value === undefined || value === '' || value.length > 200 ? null : value;
};

export const answerHead = (request: FastifyRequest, reply: FastifyReply): AnswerHead => {
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(request) } as const;
  return {
    setCookie: (name, token, maxAge) => {
      reply.setCookie(cookieName(request, name), token, { ...attributes, maxAge });
    },
    clearCookie: name => {
      reply.clearCookie(cookieName(request, name), attributes);
    },
    header: (name, value) => {
      reply.header(name, value);
    },
  };
};

// The prefix makes a browser refuse the cookie from any other host or without TLS, so it cannot be planted.
const cookieName = (request: FastifyRequest, name: CookieName): string =>
  isSecure(request) ? `__Host-${names[name]}` : names[name];

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
