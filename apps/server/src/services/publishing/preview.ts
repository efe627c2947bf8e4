import {
  type DocumentKind,
  type Finding,
  findingsOf,
  kindRecords,
  publishedTogether,
  valueTexts,
} from '@commissary/catalog';
import type { LocationPreview, PreviewSet, PublishPreview } from '@commissary/contract';
import { type Change, diff } from '@commissary/document';
import {
  can,
  canAccess,
  type PublishKind,
  type PublishRefusal,
  permissionsAt,
  publishPermission,
  tenantScopeOf,
  type WorkingEmployee,
} from '@commissary/domain';
import {
  identityMap,
  isMemberToken,
  memoByIdentity,
  pathLabels,
  redact,
  redactChanges,
  splitPath,
} from '@commissary/schema';
import { frozenAmong, liveAt, pending } from '../../store/publishing/index.ts';
import { findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import { definitions, initialStoredDocument } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { type Effective, locatedDocuments, permissionsText } from '../documents/index.ts';
import { apiError, forbidden } from '../errors/index.ts';
import { peopleFindings } from '../people/index.ts';
import { digestLongValue } from '../saving/index.ts';
import { chunk, createTurns } from '../turns/index.ts';
import { comparePeople, type PersonPreview } from './compare-people.ts';
import { createPreviewSets } from './preview-sets/preview-sets.ts';
import { publishSnapshot, type SavedDocument } from './publish-snapshot.ts';
import { seenOf } from './seen-versions.ts';
import { asPublished, toPublished } from './to-published.ts';

/** The number of changes and findings shown for one document; `total` is the number of all. */
const SHOWN = 100;
const SHOWN_FINDINGS = 20;

type Disabled = PublishRefusal | 'NO_MENU_SET' | 'NOT_VALID' | 'FROZEN';

/** What a publish would bring to each location: the differences between live and saved, and whether it may start. */
export const previewPublish = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  locationIds: readonly string[],
): Promise<PreviewSet<PublishPreview>[]> => {
  const locations = await reached(caller, [...new Set(locationIds)]);
  const ids = locations.map(location => location.id);
  const open = new Map((await pending(caller.db, blobType, ids)).map(one => [one.locationId, one]));
  const frozen = new Set(blobType === 'menu' ? await frozenAmong(caller.db, ids) : []);
  const findings = findingsOnce();
  const withPeople = publishedTogether(blobType).some(kind => kindRecords[kind].people === true);
  const findingsOfPeople =
    withPeople && locations[0] ? await peopleFindings(caller, locations[0].companyId, locations) : () => [];
  const previews = createPreviewSets<PublishPreview>(locationIds);
  for await (const { location, seen, documents, people } of comparedLocations(caller, blobType, locations)) {
    const mayView = seesPeople(caller, blobType, location);
    const refusal = disabledReason(caller, blobType, location, documents, open.get(location.id));
    previews.add({
      locationId: location.id,
      seen,
      disabled: refusal !== 'no-permission' && frozen.has(location.id) ? 'FROZEN' : refusal,
      ...(refusal === 'NOT_VALID' && { invalid: firstInvalid(documents) }),
      documents: documents.map(({ saved, employees, difference }) => ({
        ...difference,
        ...shownFindings(
          withPeopleFindings(
            findings(difference.kind, saved),
            mayView ? findingsOfPeople(location, employees, saved.document) : [],
          ),
        ),
      })),
      people: mayView ? people.slice(0, SHOWN) : [],
      peopleTotal: people.length,
    });
  }
  return previews.all();
};

export interface LocationChanges {
  readonly locationId: string;
  readonly documents: readonly DocumentDifference[];
  /** The number of people who work there and differ. */
  readonly people: number;
}

/** What a publish would change at each location, without a search for what is wrong there. */
export const changesToPublish = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  locationIds: readonly string[],
): Promise<readonly LocationChanges[]> => {
  const found: LocationChanges[] = [];
  const locations = await reached(caller, [...new Set(locationIds)]);
  for await (const { location, documents, people } of comparedLocations(caller, blobType, locations))
    found.push({
      locationId: location.id,
      documents: documents.map(({ difference }) => difference),
      people: people.length,
    });
  return found;
};

interface ComparedLocation {
  readonly location: TenantRecord;
  /** Identifies the saved versions. */
  readonly seen: string;
  readonly documents: readonly {
    readonly saved: Effective;
    /** Who works at the location, for a document that is published with them. */
    readonly employees: readonly WorkingEmployee[];
    readonly difference: DocumentDifference;
  }[];
  readonly people: readonly PersonPreview[];
}

/** Yields the locations of one company, each with the documents of the publish compared with what it runs. */
async function* comparedLocations(
  caller: UseCaseContext,
  blobType: PublishKind,
  locations: readonly TenantRecord[],
): AsyncGenerator<ComparedLocation> {
  const kinds = publishedTogether(blobType);
  const state = await publishSnapshot(caller, locations[0]?.companyId ?? '', locations, kinds);
  const ids = locations.map(location => location.id);
  const live = (await liveAt(caller.db, ids)).filter(one => kinds.includes(one.kind));
  const byLocation = new Map(live.map(one => [`${one.locationId} ${one.kind}`, one]));
  const running = (location: TenantRecord, kind: DocumentKind) => byLocation.get(`${location.id} ${kind}`);
  const turn = createTurns();
  for (const some of chunk(locations)) {
    const effective = await locatedDocuments(
      caller,
      some.flatMap(({ id }) => state.get(id) ?? []),
    );
    const documents = await caller.content.documents(
      caller.db,
      some.flatMap(location => kinds.flatMap(kind => running(location, kind)?.manifest ?? [])),
    );
    for (const location of some) {
      const held = permissionsAt(caller.person, tenantScopeOf(location));
      const compared = (state.get(location.id) ?? []).map(one => {
        const manifest = running(location, one.kind)?.manifest;
        const document = manifest === undefined ? initialStoredDocument(one.kind) : documents.get(manifest);
        const saved = effective(one);
        const { employees = [] } = one;
        return { saved, employees, difference: compare(one, { manifest, document }, saved, held) };
      });
      const people = (state.get(location.id) ?? []).flatMap(one => {
        const manifest = running(location, one.kind)?.manifest;
        return one.employees === undefined
          ? []
          : comparePeople(one.employees, effective(one).document, manifest && documents.get(manifest));
      });
      yield { location, seen: seenOf(state.get(location.id) ?? []), documents: compared, people };
      // Long menus take milliseconds each.
      await turn();
    }
  }
}

/** Who works at a location is for people who manage employees there, or publish to them. */
const seesPeople = ({ person }: UseCaseContext, blobType: PublishKind, location: TenantRecord): boolean => {
  const scope = tenantScopeOf(location);
  return can(person, 'userAdmin', scope) || can(person, publishPermission[blobType], scope);
};

const disabledReason = (
  caller: UseCaseContext,
  blobType: PublishKind,
  location: TenantRecord,
  documents: ComparedLocation['documents'],
  open: { readonly syncDate: Date | null } | undefined,
): Disabled | null => {
  if (!can(caller.person, publishPermission[blobType], tenantScopeOf(location))) return 'no-permission';
  if (open !== undefined) return open.syncDate === null ? 'running' : 'pending';
  if (documents.length < publishedTogether(blobType).length) return 'NO_MENU_SET';
  return documents.every(({ saved }) => saved.issues.length === 0) ? null : 'NOT_VALID';
};

const firstInvalid = (documents: ComparedLocation['documents']): LocationPreview['invalid'] =>
  documents.flatMap(({ saved, difference: { kind } }) => saved.issues.map(({ path }) => ({ kind, path })))[0];

/** Locations of one company that the caller reaches; 403 where one of them is not. */
export const reached = async (caller: UseCaseContext, ids: readonly string[]): Promise<readonly TenantRecord[]> => {
  const found = await findTenants(caller.db, ids);
  const all = found.every(tenant => tenant.type === 'LOCATION' && canAccess(caller.person, tenantScopeOf(tenant)));
  if (found.length < ids.length || !all) throw forbidden();
  if (found.some(tenant => tenant.companyId !== found[0]?.companyId))
    throw apiError(400, 'SEVERAL_COMPANIES', 'locationIds');
  return found;
};

type DocumentPreview = LocationPreview['documents'][number];
export type DocumentDifference = Pick<DocumentPreview, 'kind' | 'total' | 'changes' | 'labels'>;

/** The running document of a location; one that was never published is compared with a new document. */
interface Running {
  readonly manifest: string | undefined;
  readonly document: unknown;
}

/** What was compared with a saved document, as long as the cache holds it: many locations and readers share it. */
const comparisons = identityMap<Effective, Map<string, DocumentDifference>>();
/** Of one document: what readers with other permissions see of it, and what runs elsewhere. */
const mostComparisons = 32;

const compare = (
  one: SavedDocument,
  live: Running,
  saved: Effective,
  held: ReadonlySet<string>,
): DocumentDifference => {
  const known = comparisons.getOrCompute(saved, () => new Map());
  const key = `${live.manifest ?? '-'} ${JSON.stringify(one.licensing)} ${permissionsText(held)}`;
  const found =
    known.get(key) ??
    compareDocuments(one.kind, asPublished(one.kind, live.document), toPublished(one, saved.document), held);
  if (!known.has(key) && known.size >= mostComparisons) known.clear();
  known.set(key, found);
  return found;
};

/** The changes from one document to another, as far as somebody with these permissions may read them. */
export const compareDocuments = (
  kind: DocumentKind,
  live: unknown,
  saved: unknown,
  held: ReadonlySet<string>,
): DocumentDifference => {
  const { field } = definitions[kind];
  const changes = redactChanges(field, diff(live, saved, { field }), permission => held.has(permission));
  const shown = changes.slice(0, SHOWN);
  const labels = labelsOf(kind, [saved, live], shown, held);
  return { kind, total: changes.length, changes: shown.map(shortened), ...(labels !== undefined && { labels }) };
};

/** What the changes in members are about: the saved document names them, else the live one. */
const labelsOf = (
  kind: DocumentKind,
  documents: readonly unknown[],
  shown: readonly Change[],
  held: ReadonlySet<string>,
): Readonly<Record<string, string>> | undefined => {
  const inMembers = shown.filter(({ path }) => splitPath(path).some(isMemberToken));
  if (inMembers.length === 0) return undefined;
  const { field } = definitions[kind];
  const readable = documents.map(document => redact(field, document, permission => held.has(permission)));
  const names = { definition: field, documents: readable };
  return Object.fromEntries(inMembers.map(({ path }) => [path, pathLabels(valueTexts, names, path).join(' › ')]));
};

/** Searches each effective document once, however many locations share it and whoever reads them. */
const findingsOnce = () => {
  const known = identityMap<Effective, readonly Finding[]>();
  return (kind: DocumentKind, saved: Effective) => known.getOrCompute(saved, () => findingsOf(kind, saved.document));
};

/** The same list where there are none of people: what locations share stays one object. */
const withPeopleFindings = (findings: readonly Finding[], ofPeople: readonly Finding[]): readonly Finding[] =>
  ofPeople.length === 0 ? findings : [...findings, ...ofPeople];

/** The first ones, and the number of all. */
const shownFindings = memoByIdentity(
  (findings: readonly Finding[]): Pick<DocumentPreview, 'findings' | 'findingsTotal'> => ({
    findings: findings.slice(0, SHOWN_FINDINGS).map(({ repair: _, names, orderTypes, ...one }) => ({
      ...{ ...one, names: [...names] },
      ...(orderTypes !== undefined && { orderTypes: [...orderTypes] }),
    })),
    findingsTotal: findings.length,
  }),
);

const shortened = (change: Change): Change =>
  'value' in change ? { ...change, value: digestLongValue(change.value) } : change;
