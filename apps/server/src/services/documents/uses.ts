import { documentKinds } from '@commissary/catalog';
import type { Use } from '@commissary/contract';
import type { Change } from '@commissary/document';
import { accessibleTenants, permissionsAt, scopeOf } from '@commissary/domain';
import {
  type Field,
  fieldAt,
  isMemberToken,
  joinTokens,
  type Place as ListPlace,
  type May,
  memberId,
  redact,
  redactChanges,
  referencesTo,
  referrers,
  splitPath,
  subjectAt,
  targetNamed,
} from '@commissary/schema';
import { type DocumentHeads, headsOfCompany } from '../../store/layer.ts';
import type { DocumentKind } from '../../store/tables.ts';
import { listTenants, type Tenant } from '../../store/tenant.ts';
import type { Caller } from '../caller.ts';
import { refuse } from '../refusal.ts';
import { definitions } from './definitions.ts';
import { effectiveDocuments, type Stack } from './effective.ts';
import type { Place } from './place.ts';
import { type DocumentAddress, reachPlace } from './reach-place.ts';

export interface MemberAddress extends DocumentAddress {
  readonly path: string;
}

export interface Uses {
  readonly uses: Use[];
  readonly total: number;
}

/** More than a person reads; the number of all is told beside it. */
const MOST = 100;

/**
 * Where a member of a list is used: in every document of the place as it is saved there, and in what the groups and
 * locations below it set themselves. What the person may not read, or does not reach, is left out.
 */
export const usesOfMember = async (caller: Caller, address: MemberAddress): Promise<Uses> => {
  const place = await reachPlace(caller, address);
  const member = memberOf(address);
  const kinds = kindsReferringTo(member.list);
  if (kinds.length === 0) return { uses: [], total: 0 };
  const documents = (await headsOfCompany(caller.db, place.companyId, kinds)).filter(isAt(place));
  const effective = await effectiveDocuments(
    caller,
    documents.map(document => stackAt(document, place)),
  );
  const tenants = accessibleTenants(caller.person, await listTenants(caller.db, place.companyId));
  const below = await listsBelow(caller, documents, tenants.filter(isBelow(place)));
  const uses = documents.flatMap(document => {
    const { field } = definitions[document.kind];
    const to = targetNamed(document.kind, member.list);
    const whole = redact(field, effective(stackAt(document, place)).document, mayAt(caller, place));
    const use = (tenantId: string | null, path: string): Use => ({
      kind: document.kind,
      menuId: document.kind === 'menu' ? document.id : null,
      tenantId,
      path,
      subject: subjectAt({ definition: field, documents: [whole] }, path),
    });
    const here = referrers(field, whole, to, member.id).map(path => use(place.tenant?.id ?? null, path));
    const set = below(document).flatMap(({ tenantId, changes }) =>
      changes.flatMap(change => setUses(field, change, to, member.id)).map(path => use(tenantId, path)),
    );
    return [...here, ...set];
  });
  return { uses: uses.slice(0, MOST), total: uses.length };
};

interface Member {
  /** Its list, by definition path. */
  readonly list: ListPlace;
  readonly id: string;
}

const memberOf = ({ kind, path }: MemberAddress): Member => {
  const tokens = splitPath(path);
  const last = tokens.pop() ?? '';
  if (!isMemberToken(last) || fieldAt(definitions[kind].field, path) === undefined)
    throw refuse(400, 'bad-path', 'path');
  const steps = tokens.map(token => (isMemberToken(token) ? '[]' : token));
  return { list: { document: kind, path: joinTokens(steps) }, id: memberId(last) };
};

const fields: Readonly<Record<DocumentKind, Field>> = {
  settings: definitions.settings.field,
  menu: definitions.menu.field,
  employment: definitions.employment.field,
};

const kindsReferringTo = (list: ListPlace): DocumentKind[] => {
  const referring = new Set(referencesTo(fields, list).map(({ document }) => document));
  return documentKinds.filter(kind => referring.has(kind));
};

/** A menu's own rows are used in that menu; what is used in menus at a location, in the one that it has. */
const isAt =
  ({ kind, tenant, menuId }: Place) =>
  (document: DocumentHeads): boolean => {
    if (document.kind !== 'menu') return true;
    if (kind === 'menu') return document.id === menuId;
    return tenant?.type !== 'LOCATION' || document.id === tenant.menuId;
  };

const stackAt = ({ kind, heads }: DocumentHeads, { tenant }: Place): Stack => {
  const manifestOf = (tenantId: string | null): string | null =>
    heads.find(head => head.tenantId === tenantId)?.manifest ?? null;
  return {
    kind,
    base: manifestOf(null),
    group: tenant?.groupId ? manifestOf(tenant.groupId) : null,
    own: tenant === null ? null : manifestOf(tenant.id),
  };
};

const isBelow =
  ({ tenant }: Place) =>
  ({ groupId }: Tenant): boolean =>
    tenant === null || (tenant.type === 'GROUP' && groupId === tenant.id);

/** What groups and locations set themselves, as far as the person may read it. */
const listsBelow = async (caller: Caller, documents: readonly DocumentHeads[], tenants: readonly Tenant[]) => {
  const known = new Map(tenants.map(tenant => [tenant.id, tenant]));
  const manifests = documents.flatMap(({ heads }) =>
    heads.flatMap(({ tenantId, manifest }) => (known.has(tenantId ?? '') ? (manifest ?? []) : [])),
  );
  const lists = await caller.content.lists(caller.db, manifests);
  return ({ kind, heads }: DocumentHeads) =>
    heads.flatMap(({ tenantId, manifest }) => {
      const tenant = known.get(tenantId ?? '');
      if (tenant === undefined || manifest === null) return [];
      const may = mayAt(caller, { companyId: tenant.companyId, tenant });
      return { tenantId: tenant.id, changes: redactChanges(definitions[kind].field, lists.get(manifest) ?? [], may) };
    });
};

const mayAt = (caller: Caller, { companyId, tenant }: Pick<Place, 'companyId' | 'tenant'>): May => {
  const held: ReadonlySet<string> = permissionsAt(caller.person, tenant === null ? { companyId } : scopeOf(tenant));
  return right => held.has(right);
};

/** The references to a member inside what one change sets. */
const setUses = (field: Field, change: Change, to: string, id: string): string[] => {
  const inside = 'value' in change ? fieldAt(field, change.path) : undefined;
  if (inside === undefined || !('value' in change)) return [];
  return referrers(inside, change.value, to, id).map(path => change.path + path);
};
