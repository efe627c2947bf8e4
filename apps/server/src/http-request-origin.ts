import type { FastifyRequest } from 'fastify';
import { sessionCookie } from './http-cookies.ts';
import { sessionName } from './services/sessions.ts';
import type { Origin } from './store/audit.ts';
import { userAgentFamily } from './user-agent.ts';

/** From where a call came, as the audit keeps it. */
export const originOf = (request: FastifyRequest): Origin => {
  const token = sessionCookie(request, 'session');
  return {
    address: addressOf(request),
    session: token === null ? null : sessionName(token),
    agent: userAgentFamily(request.headers['user-agent']),
    source: 'console',
  };
};

/** Whoever has hung up meanwhile has no address any more, although the framework's types say so. */
export const addressOf = ({ ip }: { readonly ip: string | undefined }): string => ip ?? 'unknown';
