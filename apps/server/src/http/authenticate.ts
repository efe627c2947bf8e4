import type { Access } from '@commissary/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { companyOf } from '../services/access.ts';
import { unauthenticated } from '../services/api-error.ts';
import { terminalLocation } from '../services/credentials.ts';
import type { Person } from '../services/person.ts';
import { samplePass } from '../services/sample-link.ts';
import { resumeSession } from '../services/sessions.ts';
import type { Company } from '../store/company.ts';
import type { TenantRecord } from '../store/tenant.ts';
import { sessionCookie } from './cookies.ts';

/** The caller, as far as the call's `access` needs it. */
export interface Principal {
  readonly person: Person | null;
  readonly company: Company | null;
  readonly tenant: TenantRecord | null;
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
      const tenant = await terminalLocation(context, bearer(request));
      if (tenant === null) throw unauthenticated();
      return { person: null, company: await companyOf(context, tenant), tenant };
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
