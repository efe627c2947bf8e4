import type { FastifyRequest } from 'fastify';
import { sessionName } from '../services/accounts/index.ts';
import type { Person } from '../services/context/index.ts';
import type { Origin } from '../store/calls/index.ts';
import { sessionCookie } from './cookies.ts';
import { userAgentFamily } from './user-agent.ts';

/** The origin of a call, as the audit stores it. `person` is the caller, where there is one. */
export const originOf = (request: FastifyRequest, person: Person | null): Origin => {
  const token = sessionCookie(request, 'session');
  return {
    address: addressOf(request),
    session: token === null ? null : sessionName(token),
    agent: userAgentFamily(request.headers['user-agent']),
    source: 'console',
    ...(person?.acting && { acting: { by: person.acting.by, as: person.acting.as } }),
  };
};

/** A client that has disconnected has no address any more, although the framework's types claim one. */
export const addressOf = ({ ip }: { readonly ip: string | undefined }): string => ip ?? 'unknown';
