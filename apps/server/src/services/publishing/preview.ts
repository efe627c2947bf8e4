import { type DocumentKind, findingsOf, publishedTogether } from '@commissary/catalog';
import type { LocationPreview } from '@commissary/contract';
import { type Change, diff } from '@commissary/document';
import {
  can,
  canAccess,
  type PublishKind,
  type PublishRefusal,
  permissionsAt,
  publishPermission,
  tenantScopeOf,
} from '@commissary/domain';
import { identityMap, redactChanges } from '@commissary/schema';
import { liveAt, pending } from '../../store/publishing/index.ts';
import { findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import { definitions, initialStoredDocument } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { type Effective, locatedDocuments } from '../documents/index.ts';
import { apiError, forbidden } from '../errors/index.ts';
import { digestLongValue } from '../saving/index.ts';
import { chunk } from './chunk.ts';
import { publishSnapshot, type SavedDocument } from './publish-snapshot.ts';
import { asPublished, toPublished } from './to-published.ts';

/** The number of changes and findings shown for one document; `total` is the number of all. */
const SHOWN = 100;
const SHOWN_FINDINGS = 20;

type Disabled = PublishRefusal | 'NO_MENU_SET' | 'NOT_VALID';

/** What a publish would bring to each location: the differences between live and saved. */
export const previewPublish = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  locationIds: readonly string[],
): Promise<LocationPreview[]> => {
  const locations = await reached(caller, [...new Set(locationIds)]);
  const companyId = locations[0]?.companyId ?? '';
  const kinds = publishedTogether(blobType);
  const ids = locations.map(location => location.id);
  const state = await publishSnapshot(caller, companyId, locations, kinds);
  const live = (await liveAt(caller.db, ids)).filter(one => kinds.includes(one.kind));
  const open = new Map((await pending(caller.db, blobType, ids)).map(one => [one.locationId, one]));
  const byLocation = new Map(live.map(one => [`${one.locationId} ${one.kind}`, one]));
  const compare = comparer();
  const previews: LocationPreview[] = [];
  for (const some of chunk(locations)) {
    const effective = await locatedDocuments(
      caller,
      some.flatMap(({ id }) => state.get(id) ?? []),
    );
    const running = (location: TenantRecord, kind: DocumentKind) => byLocation.get(`${location.id} ${kind}`);
    const documents = await caller.content.documents(
      caller.db,
      some.flatMap(location => kinds.flatMap(kind => running(location, kind)?.manifest ?? [])),
    );
    for (const location of some) {
      const saved = state.get(location.id) ?? [];
      const held = permissionsAt(caller.person, tenantScopeOf(location));
      const isValid = saved.every(one => effective(one).issues.length === 0);
      previews.push({
        locationId: location.id,
        disabled: disabledReason(caller, blobType, location, { saved, isValid }, open.get(location.id)),
        documents: saved.map(one => {
          const { kind } = one;
          const manifest = running(location, kind)?.manifest;
          const document = manifest === undefined ? initialStoredDocument(kind) : documents.get(manifest);
          return compare(one, { manifest, document }, effective(one), held);
        }),
      });
    }
  }
  return previews;
};

const disabledReason = (
  caller: UseCaseContext,
  blobType: PublishKind,
  location: TenantRecord,
  { saved, isValid }: { readonly saved: readonly SavedDocument[]; readonly isValid: boolean },
  open: { readonly syncDate: Date | null } | undefined,
): Disabled | null => {
  if (!can(caller.person, publishPermission[blobType], tenantScopeOf(location))) return 'no-permission';
  if (open !== undefined) return open.syncDate === null ? 'running' : 'pending';
  if (saved.length < publishedTogether(blobType).length) return 'NO_MENU_SET';
  return isValid ? null : 'NOT_VALID';
};

const reached = async (caller: UseCaseContext, ids: readonly string[]): Promise<readonly TenantRecord[]> => {
  const found = await findTenants(caller.db, ids);
  const all = found.every(tenant => tenant.type === 'LOCATION' && canAccess(caller.person, tenantScopeOf(tenant)));
  if (found.length < ids.length || !all) throw forbidden();
  if (found.some(tenant => tenant.companyId !== found[0]?.companyId))
    throw apiError(400, 'SEVERAL_COMPANIES', 'locationIds');
  return found;
};

type DocumentPreview = LocationPreview['documents'][number];

/** The running document of a location; one that was never published is compared with a new document. */
interface Running {
  readonly manifest: string | undefined;
  readonly document: unknown;
}

/** Compares once what many locations have in common: they share the saved object. */
const comparer = () => {
  const known = identityMap<Effective, Map<string, DocumentPreview>>();
  return (one: SavedDocument, live: Running, saved: Effective, held: ReadonlySet<string>): DocumentPreview => {
    const beside = known.getOrCompute(saved, () => new Map());
    const key = `${live.manifest ?? '-'} ${one.products.join()} ${[...held].join()}`;
    const found = beside.get(key) ?? {
      ...compareDocuments(one.kind, asPublished(one.kind, live.document), toPublished(one, saved.document), held),
      ...findingsIn(one.kind, saved.document),
    };
    beside.set(key, found);
    return found;
  };
};

const compareDocuments = (
  kind: DocumentKind,
  live: unknown,
  saved: unknown,
  held: ReadonlySet<string>,
): Pick<DocumentPreview, 'kind' | 'total' | 'changes'> => {
  const { field } = definitions[kind];
  const changes = redactChanges(field, diff(live, saved, { field }), permission => held.has(permission));
  return { kind, total: changes.length, changes: changes.slice(0, SHOWN).map(shortened) };
};

const findingsIn = (kind: DocumentKind, saved: unknown): Pick<DocumentPreview, 'findings' | 'findingsTotal'> => {
  const findings = findingsOf(kind, saved);
  return {
    findings: findings.slice(0, SHOWN_FINDINGS).map(({ repair: _, names, ...one }) => ({ ...one, names: [...names] })),
    findingsTotal: findings.length,
  };
};

const shortened = (change: Change): Change =>
  'value' in change ? { ...change, value: digestLongValue(change.value) } : change;
