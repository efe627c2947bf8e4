import { documentKinds } from '@commissary/catalog';
import type { Use } from '@commissary/contract';
import { apply, type Change } from '@commissary/document';
import { accessibleTenants, permissionsAt, scopeOf } from '@commissary/domain';
import {
  type Field,
  fieldAt,
  isMemberToken,
  joinTokens,
  type Place as ListPlace,
  lostTargets,
  type May,
  memberId,
  redact,
  redactChanges,
  references,
  referrersOfAny,
  splitPath,
  subjectAt,
  targetNamed,
  targetOf,
} from '@commissary/schema';
import { type DocumentHeads, headsOfCompany } from '../../store/layer.ts';
import type { DocumentKind } from '../../store/tables.ts';
import { listTenants, type Tenant } from '../../store/tenant.ts';
import type { Caller } from '../caller.ts';
import { refuse } from '../refusal.ts';
import { definitions } from './definitions.ts';
import { effectiveDocuments } from './effective.ts';
import type { Place } from './place.ts';
import { type DocumentAddress, reachPlace } from './reach-place.ts';
import { stackAt } from './stack-at.ts';

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
 * Where a member of a list, or one inside it, is used: in every document of the place as it is saved there, and in what the
 * groups and locations below it set themselves. What the person may not read, or does not reach, is left out, and so is what
 * would go with the member.
 */
export const usesOfMember = async (caller: Caller, address: MemberAddress): Promise<Uses> => {
  const place = await reachPlace(caller, address);
  const member = memberOf(address);
  const kinds = kindsReferringTo(member.list);
  if (kinds.length === 0) return { uses: [], total: 0 };
  const wanted = [...new Set([...kinds, place.kind])];
  const documents = (await headsOfCompany(caller.db, place.companyId, wanted)).filter(isAt(place));
  const effective = await effectiveDocuments(
    caller,
    documents.map(document => stackAt(document, place.tenant)),
  );
  const here = (document: DocumentHeads): unknown => effective(stackAt(document, place.tenant)).document;
  const own = documents.find(({ kind }) => kind === place.kind);
  const going = new Map([
    ...(own === undefined ? [] : lostTargets(fields, place.kind, here(own), without(here(own), address.path))),
    [member.list.path, new Set([member.id])],
  ]);
  const tenants = accessibleTenants(caller.person, await listTenants(caller.db, place.companyId));
  const below = await listsBelow(caller, documents, tenants.filter(isBelow(place)));
  const uses = documents.flatMap(document => {
    const { field } = definitions[document.kind];
    const whole = redact(field, here(document), mayAt(caller, place));
    const goesToo = (path: string) => document.kind === place.kind && path.startsWith(`${address.path}/`);
    const usesIn = (inner: Field, value: unknown): string[] =>
      [...going].flatMap(([path, ids]) => {
        const to = targetNamed(document.kind, { document: place.kind, path });
        return referrersOfAny(inner, value, to, ids, place.menuId);
      });
    const use = (tenantId: string | null, path: string): Use[] =>
      goesToo(path)
        ? []
        : [
            {
              kind: document.kind,
              menuId: document.kind === 'menu' ? document.id : null,
              tenantId,
              path,
              subject: subjectAt({ definition: field, documents: [whole] }, path),
            },
          ];
    const set = below(document).flatMap(({ tenantId, changes }) =>
      changes.flatMap(change => setUses(field, change, usesIn)).flatMap(path => use(tenantId, path)),
    );
    return [...usesIn(field, whole).flatMap(path => use(place.tenant?.id ?? null, path)), ...set];
  });
  return { uses: uses.slice(0, MOST), total: uses.length };
};

const without = (document: unknown, path: string): unknown => apply(document, [{ op: 'remove', path }]);

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

/** Which kinds of documents may refer to a member of a list, or to one inside it. */
const kindsReferringTo = (list: ListPlace): DocumentKind[] =>
  documentKinds.filter(kind =>
    references(fields[kind]).some(({ to }) => {
      const { document = kind, path } = targetOf(to);
      return document === list.document && (path === list.path || path.startsWith(`${list.path}/[]/`));
    }),
  );

/** A menu's own rows are used in that menu; what is used in menus at a location, in the one that it has. */
const isAt =
  ({ kind, tenant, menuId }: Place) =>
  (document: DocumentHeads): boolean => {
    if (document.kind !== 'menu') return true;
    if (kind === 'menu') return document.id === menuId;
    return tenant?.type !== 'LOCATION' || document.id === tenant.menuId;
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

/** The uses inside what one change sets. */
const setUses = (field: Field, change: Change, usesIn: (inner: Field, value: unknown) => string[]): string[] => {
  const inside = 'value' in change ? fieldAt(field, change.path) : undefined;
  if (inside === undefined || !('value' in change)) return [];
  return usesIn(inside, change.value).map(path => change.path + path);
};
