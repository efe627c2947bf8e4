import { auditMessage } from '@commissary/catalog';
import { type AuditEntry, type AuditNarrowed, auditEntry } from '@commissary/contract';
import { can, isAuditKind, lastInstant, tenantScopeOf } from '@commissary/domain';
import { actorsOf, type LoggedDeed, listAudit } from '../../store/calls/index.ts';
import { listTenants, type TenantRecord } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, forbidden, notFound } from '../errors/index.ts';
import { wordsOf } from './audit.ts';

export interface AuditPageQuery extends AuditNarrowed {
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
}

export interface AuditPage {
  readonly entries: AuditEntry[];
  readonly next: string | null;
  readonly people: { id: string; name: string }[];
}

/** A page of the audit, as far as the person manages employees: of the whole company, or of some tenants. */
export const readAudit = async (context: RequestContext, query: AuditPageQuery): Promise<AuditPage> => {
  const { db, company } = context;
  const tenants = await listTenants(db, company.id);
  const reach = reachOf(context, tenants);
  const { placeId, limit = 50 } = query;
  if (placeId !== undefined && !tenants.some(({ id }) => id === placeId)) throw notFound();
  if (placeId !== undefined && reach !== null && !reach.includes(placeId)) throw forbidden();
  const found = await listAudit(db, {
    companyId: company.id,
    tenantIds: placeId === undefined ? reach : [placeId],
    personId: query.by,
    kind: query.kind,
    target: query.target,
    words: wordsOf(query.search ?? ''),
    from: dateOf(query.from),
    to: dateOf(query.to),
    behind: query.before === undefined ? undefined : markOf(query.before),
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    entries: page.map(present),
    next: found.length > limit && last ? `${last.at.getTime()}.${last.id}` : null,
    people: query.before === undefined && reach === null ? [...(await actorsOf(db, company.id))] : [],
  };
};

/** The tenants whose entries the person may read; null = all of them, and the entries about the company. */
const reachOf = ({ company, person }: RequestContext, tenants: readonly TenantRecord[]): readonly string[] | null => {
  if (can(person, 'userAdmin', { companyId: company.id })) return null;
  return tenants.filter(tenant => can(person, 'userAdmin', tenantScopeOf(tenant))).map(({ id }) => id);
};

const present = (deed: LoggedDeed): AuditEntry => {
  const { id, at, personId, personName, kind, action, subject, placeId, target, address, session, agent } = deed;
  const details = detailsOf(deed);
  const locations = typeof details.locations === 'number' ? details.locations : 0;
  return {
    id,
    at: at.getTime(),
    by: { id: personId, name: personName },
    kind: isAuditKind(kind) ? kind : 'access',
    said: auditMessage({ action, subject, locations }),
    changes: auditEntry.shape.changes.safeParse(details.changes).data ?? [],
    placeId,
    about: aboutOf(deed, details),
    target,
    address,
    session,
    agent,
    source: deed.source === 'server' ? 'server' : 'console',
  };
};

const aboutOf = ({ kind, action, target, placeId }: LoggedDeed, details: Details): AuditEntry['about'] => {
  const candidate =
    kind === 'documents'
      ? { is: 'document', ...details }
      : kind === 'publishes'
        ? { is: 'publish', of: details.blobType }
        : action.startsWith('role')
          ? { is: 'role', id: target }
          : kind === 'people' || kind === 'access'
            ? { is: 'person', id: target }
            : { is: 'place', id: placeId };
  return auditEntry.shape.about.safeParse(candidate).data ?? null;
};

type Details = Readonly<Record<string, unknown>>;
const detailsOf = ({ details }: LoggedDeed): Details =>
  typeof details === 'object' && details !== null ? (details as Details) : {};

const markOf = (text: string): { at: Date; id: number } => {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  if (at === undefined || id === undefined || Number(at) > lastInstant) throw apiError(400, 'invalid', 'before');
  return { at: new Date(Number(at)), id: Number(id) };
};

const dateOf = (instant: number | undefined): Date | undefined =>
  instant === undefined ? undefined : new Date(instant);
