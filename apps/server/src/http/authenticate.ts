import type { Access } from '@commissary/contract';
import type { FastifyRequest } from 'fastify';
import { companyOf } from '../services/access/index.ts';
import { resumeSession, samplePass } from '../services/accounts/index.ts';
import type { Context, Person } from '../services/context/index.ts';
import { unauthenticated } from '../services/errors/index.ts';
import { terminalCaller } from '../services/terminals/index.ts';
import type { Company, Credential, TenantRecord } from '../store/tenants/index.ts';
import { sessionCookie } from './cookies.ts';

/** The caller, as far as the call's `access` needs it. */
export interface Principal {
  readonly person: Person | null;
  readonly company: Company | null;
  readonly tenant: TenantRecord | null;
  /** Of a terminal. */
  readonly credential?: Credential;
}

/** Authenticates before anything that was sent is read; 401 when that fails. */
export const authenticate = async (context: Context, access: Access, request: FastifyRequest): Promise<Principal> => {
  switch (access.kind) {
    case 'public':
      return { person: null, company: null, tenant: null };
    case 'sample': {
      const company = await samplePass(context, sessionCookie(request, 'sample-pass'));
      if (company === null) throw unauthenticated();
      return { person: null, company, tenant: null };
    }
    case 'credential': {
      const caller = await terminalCaller(context, bearer(request));
      if (caller === null) throw unauthenticated();
      const { credential, location: tenant } = caller;
      return { person: null, company: await companyOf(context, tenant), tenant, credential };
    }
    default: {
      const token = sessionCookie(request, 'session');
      // A browser cannot set custom headers on an event stream, and a stream does not extend the session.
      const background = request.headers['x-background'] === '1' || request.headers.accept === 'text/event-stream';
      const person = token === null ? null : await resumeSession(context, token, { background });
      if (person === null) throw unauthenticated();
      return { person, company: null, tenant: null };
    }
  }
};

const bearer = (request: FastifyRequest): string =>
  /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
