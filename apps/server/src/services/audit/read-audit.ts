import { auditMessage } from '@commissary/catalog';
import { type AuditEntry, type AuditNarrowed, auditEntry } from '@commissary/contract';
import { isAuditKind, lastInstant, type PermissionFlag, permissionFlags, tenantReach } from '@commissary/domain';
import * as z from 'zod';
import { actorsOf, type LoggedDeed, listAudit } from '../../store/calls/index.ts';
import { findTenantNames, listTenantNames } from '../../store/tenants/index.ts';
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
  const reach = await reachOf(context);
  const { placeId, limit = 50 } = query;
  if (placeId !== undefined && !(await isInside(context, placeId))) throw notFound();
  if (placeId !== undefined && reach !== null && !reach.includes(placeId)) throw forbidden();
  const requested = listAudit(db, {
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
  // Side by side where the database has several connections.
  const isWhole = query.before === undefined && reach === null;
  const [found, people] = await Promise.all([requested, isWhole ? actorsOf(db, company.id) : []]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const readable = await readableOf(context, page);
  return {
    entries: page.map(deed => present(deed, readable, query.target)),
    next: found.length > limit && last ? `${last.at.getTime()}.${last.id}` : null,
    people: [...people],
  };
};

/** The tenants whose entries the person may read; null = all of them, and the entries about the company. */
const reachOf = async ({ db, company, person }: RequestContext): Promise<readonly string[] | null> => {
  const reach = tenantReach(person, company.id, 'userAdmin');
  return reach === 'all' ? null : (await listTenantNames(db, company.id, { reach })).map(({ id }) => id);
};

const isInside = async ({ db, company }: RequestContext, tenantId: string): Promise<boolean> =>
  (await findTenantNames(db, [tenantId])).some(({ companyId }) => companyId === company.id);

/**
 * Which restricted changes of these entries the reader may read: where they hold the permission at the group or
 * location of the entry, or in the whole company.
 */
const readableOf = async ({ db, person, company }: RequestContext, deeds: readonly LoggedDeed[]) => {
  const permissions = new Set(deeds.flatMap(deed => changesOf(deed).flatMap(({ read }) => read ?? [])));
  const placesOf = new Map<PermissionFlag, ReadonlySet<string> | 'all'>();
  for (const permission of permissions) {
    const reach = tenantReach(person, company.id, permission);
    const places = async () => new Set((await listTenantNames(db, company.id, { reach })).map(({ id }) => id));
    placesOf.set(permission, reach === 'all' ? 'all' : await places());
  }
  return ({ placeId }: LoggedDeed, permission: PermissionFlag): boolean => {
    const places = placesOf.get(permission) ?? new Set();
    return places === 'all' || (placeId !== null && places.has(placeId));
  };
};

type Readable = Awaited<ReturnType<typeof readableOf>>;

const changesOf = (deed: LoggedDeed) => storedChanges.safeParse(detailsOf(deed).changes).data ?? [];

/** As `AuditEvent` stores them. */
const storedChanges = z.array(
  auditEntry.shape.changes.element.extend({
    read: z.enum(permissionFlags).optional(),
    about: z.string().optional(),
  }),
);

/** Of an entry about several people, who asks about one of them gets what changed about that one. */
const present = (deed: LoggedDeed, may: Readable, asked: string | undefined): AuditEntry => {
  const {
    id,
    at,
    personId,
    personName,
    actingAsName,
    kind,
    action,
    subject,
    placeId,
    target,
    address,
    session,
    agent,
  } = deed;
  const details = detailsOf(deed);
  const locations = typeof details.locations === 'number' ? details.locations : 0;
  return {
    id,
    at: at.getTime(),
    by: { id: personId, name: personName, actingAs: actingAsName },
    kind: isAuditKind(kind) ? kind : 'access',
    said: auditMessage({ action, subject, locations }),
    changes: changesOf(deed)
      .filter(({ about }) => asked === undefined || about === undefined || asked === target || about === asked)
      .map(({ what, was, now, read }) =>
        read === undefined || may(deed, read) ? { what, was, now } : { what, was: null, now: null },
      ),
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
          : action.startsWith('people.') || action.startsWith('employees-')
            ? null
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
