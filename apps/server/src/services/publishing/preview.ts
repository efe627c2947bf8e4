import {
  type DocumentKind,
  type Finding,
  findingsOf,
  kindRecords,
  publishedTogether,
  sentencesIn,
} from '@commissary/catalog';
import type { LocationPreview, PreviewSet, PublishPreview } from '@commissary/contract';
import { type Change, diff } from '@commissary/document';
import {
  canAccess,
  type Grant,
  type GrantHolder,
  grantsCovering,
  type LanguageTag,
  type PublishKind,
  type PublishRefusal,
  permissionsOf,
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
import { frozenAmong, liveManifests, pending } from '../../store/publishing/index.ts';
import type { TenantPlace } from '../../store/tenants/index.ts';
import { cachedPlaces } from '../access/index.ts';
import { definitions, initialStoredDocument } from '../content/index.ts';
import type { Context, UseCaseContext } from '../context/index.ts';
import { type Effective, locatedDocuments, permissionsText } from '../documents/index.ts';
import { apiError, forbidden } from '../errors/index.ts';
import { peopleFindings } from '../people/index.ts';
import { digestLongValue } from '../saving/index.ts';
import { chunk, createTurns } from '../turns/index.ts';
import { comparePeople, type PersonPreview } from './differences/compare-people.ts';
import { type OwnChanges, type OwnChangesAt, readOwnChanges } from './differences/own-changes.ts';
import { createPreviewSets } from './preview-sets/preview-sets.ts';
import { type PublishSnapshot, publishSnapshot, type SavedDocument } from './publish-snapshot.ts';
import { seenOf } from './seen-versions.ts';
import { asPublished, toPublished } from './to-published.ts';

/** The number of changes and findings listed for one document at once; `total` is the number of all. */
const SHOWN = 100;
const SHOWN_FINDINGS = 20;
/** Of all documents: no document after the one that reaches it is listed. */
const LISTED = 1_000;

export interface PreviewQuery {
  readonly locationIds: readonly string[];
  /** How many changes of each document are listed already. */
  readonly listed?: number | undefined;
}

type Reader = UseCaseContext & Pick<Context, 'rowCache'>;

type Disabled = PublishRefusal | 'NO_MENU_SET' | 'NOT_VALID' | 'FROZEN';

/** What a publish would bring to each location: the differences between live and saved, and whether it may start. */
export const previewPublish = async (
  caller: Reader,
  blobType: PublishKind,
  { locationIds, listed = 0 }: PreviewQuery,
): Promise<PreviewSet<PublishPreview>[]> => {
  const kinds = publishedTogether(blobType);
  const ids = [...new Set(locationIds)];
  const [state, waiting, frozenIds] = await Promise.all([
    savedAndLive(caller, kinds, ids),
    pending(caller.db, blobType, ids),
    blobType === 'menu' ? frozenAmong(caller.db, ids) : [],
  ]);
  const withPeople = kinds.some(kind => kindRecords[kind].people === true);
  const findingsOfPeople = withPeople ? await peopleFindings(caller, state.companyId, state.locations) : () => [];
  const open = new Map(waiting.map(one => [one.locationId, one]));
  const frozen = new Set(frozenIds);
  const findings = findingsOnce();
  const previewOf = memoByIdentity((compared: Compared, disabled: Disabled | null, mayView: boolean) => ({
    seen: compared.seen,
    disabled,
    ...(disabled === 'NOT_VALID' && { invalid: firstInvalid(compared) }),
    documents: compared.documents.map(({ saved, employees, difference }) => ({
      ...difference,
      ...shownFindings(
        withPeopleFindings(
          findings(difference.kind, saved),
          mayView ? findingsOfPeople(compared.location, employees, saved.document) : [],
        ),
      ),
    })),
    people: mayView ? compared.people.slice(0, SHOWN) : [],
    peopleTotal: compared.people.length,
  }));
  const previews = createPreviewSets<PublishPreview>(locationIds);
  for await (const { locations, held, compared } of comparedLocations(caller, state, { from: listed }))
    for (const location of locations) {
      const refusal = disabledReason(blobType, held, compared, open.get(location.id));
      const disabled = refusal !== 'no-permission' && frozen.has(location.id) ? 'FROZEN' : refusal;
      previews.add(location.id, previewOf(compared, disabled, seesPeople(blobType, held)));
    }
  return previews.all(LISTED);
};

export interface LocationChanges {
  readonly locationId: string;
  readonly documents: readonly DocumentDifference[];
  /** The number of people who work there and differ. */
  readonly people: number;
}

interface ChangesQuery {
  readonly locationIds: readonly string[];
  /** Also how many of the changes the override of the location makes. */
  readonly own?: boolean;
}

/** What a publish would change at each location, without a search for what is wrong there. */
export const changesToPublish = async (
  caller: Reader,
  blobType: PublishKind,
  { locationIds, own = false }: ChangesQuery,
): Promise<readonly LocationChanges[]> => {
  const found: LocationChanges[] = [];
  const state = await savedAndLive(caller, publishedTogether(blobType), [...new Set(locationIds)]);
  const ownAt = own ? await readOwnChanges(caller, state.saved) : undefined;
  for await (const { locations, compared } of comparedLocations(caller, state, { ownAt }))
    for (const location of locations)
      found.push({
        locationId: location.id,
        documents: compared.documents.map(({ difference }) => difference),
        people: compared.people.length,
      });
  return found;
};

interface ComparedLocations {
  readonly locations: readonly TenantPlace[];
  readonly held: Held;
  readonly compared: Compared;
}

/** The permissions of the caller at a location. */
type Held = ReadonlySet<string>;

/** What a publish would change at locations that are alike. */
interface Compared {
  /** One of them; where people work, the only one. */
  readonly location: TenantPlace;
  /** Identifies the saved versions. */
  readonly seen: string;
  readonly documents: readonly {
    readonly saved: Effective;
    /** Who works at the location, for a document that is published with them. */
    readonly employees: readonly WorkingEmployee[];
    readonly difference: DocumentDifference;
  }[];
  readonly people: readonly PersonPreview[];
  /** Why none of these locations can be published, whoever asks. */
  readonly unfit: 'NO_MENU_SET' | 'NOT_VALID' | null;
}

interface SavedAndLive {
  readonly companyId: string;
  readonly kinds: readonly DocumentKind[];
  readonly locations: readonly TenantPlace[];
  readonly saved: PublishSnapshot;
  /** The manifests of what runs, by location. */
  readonly live: ReadonlyMap<string, ReadonlyMap<DocumentKind, string>>;
}

/** What is saved and what runs at locations of one company that the caller reaches. */
const savedAndLive = async (
  caller: Reader,
  kinds: readonly DocumentKind[],
  ids: readonly string[],
): Promise<SavedAndLive> => {
  // They are kept by id: what the database is asked for then is asked for at once.
  const locations = await reached(caller, ids);
  const companyId = locations[0]?.companyId ?? '';
  const [live, saved] = await Promise.all([
    liveManifests(caller.db, kinds, ids),
    publishSnapshot(caller, companyId, locations, kinds),
  ]);
  return { companyId, kinds, locations, live, saved };
};

/** Locations where the same is saved and live, and the caller may do the same. */
interface AlikeLocations {
  readonly documents: readonly SavedDocument[];
  readonly held: Held;
  /** The manifests of what runs. */
  readonly runs: ReadonlyMap<DocumentKind, string>;
  readonly locations: [TenantPlace, ...TenantPlace[]];
}

const alikeAmong = (person: GrantHolder, { kinds, locations, saved, live }: SavedAndLive): AlikeLocations[] => {
  const found: AlikeLocations[] = [];
  const heldAt = permissionsOnce(person);
  const groupsOf = memoByIdentity(
    (_documents: readonly SavedDocument[], _held: Held) => new Map<string, AlikeLocations>(),
  );
  for (const location of locations) {
    const documents = saved.get(location.id) ?? nothing;
    const held = heldAt(location);
    const runs = live.get(location.id) ?? neverPublished;
    const groups = groupsOf(documents, held);
    const key = kinds.map(kind => runs.get(kind)).join(' ');
    const group = groups.get(key);
    if (group === undefined) {
      const added: AlikeLocations = { documents, held, runs, locations: [location] };
      groups.set(key, added);
      found.push(added);
    } else group.locations.push(location);
  }
  return found;
};

interface ComparedQuery {
  /** The position of the first change that is listed. */
  readonly from?: number;
  readonly ownAt?: OwnChangesAt | undefined;
}

/** Compares the documents of the publish with what runs, once for locations that are alike. */
async function* comparedLocations(
  caller: UseCaseContext,
  state: SavedAndLive,
  query: ComparedQuery = {},
): AsyncGenerator<ComparedLocations> {
  const turn = createTurns();
  for (const some of chunk(alikeAmong(caller.person, state))) {
    const effective = await locatedDocuments(
      caller,
      some.flatMap(({ documents }) => documents),
    );
    const manifests = new Set(some.flatMap(({ runs }) => [...runs.values()]));
    const running = await caller.content.documents(caller.db, [...manifests]);
    for (const { documents, held, runs, locations } of some) {
      const saved = documents.map(one => ({ one, effective: effective(one) }));
      const compared = compareAt({ location: locations[0], held, saved, language: caller.language, ...query }, kind => {
        const manifest = runs.get(kind);
        return manifest === undefined ? undefined : { manifest, document: running.get(manifest) };
      });
      yield { locations, held, compared: { ...compared, unfit: unfitReason(documents.map(effective), state.kinds) } };
      // Long menus take milliseconds each.
      await turn();
    }
  }
}

const nothing: readonly SavedDocument[] = [];
const neverPublished: ReadonlyMap<DocumentKind, string> = new Map();

interface SavedAt extends ComparedQuery, Pick<UseCaseContext, 'language'> {
  readonly location: TenantPlace;
  readonly held: Held;
  readonly saved: readonly { readonly one: SavedDocument; readonly effective: Effective }[];
}

const compareAt = (
  { location, held, saved, language, from, ownAt }: SavedAt,
  running: (kind: DocumentKind) => Running | undefined,
): Omit<Compared, 'unfit'> => ({
  location,
  seen: seenOf(saved.map(({ one }) => one)),
  documents: saved.map(({ one, effective }) => ({
    saved: effective,
    employees: one.employees ?? [],
    difference: compare(one, running(one.kind), effective, {
      ...{ held, language, from },
      own: ownAt?.(location.id, one.kind),
    }),
  })),
  people: saved.flatMap(({ one: { kind, employees }, effective }) =>
    employees === undefined ? [] : comparePeople(employees, effective.document, running(kind)?.document),
  ),
});

/** One set for locations one after the other where the same grants count. */
export const permissionsOnce = (person: GrantHolder) => {
  let grants: readonly Grant[] = [];
  let held: Held = new Set();
  return (location: TenantPlace): Held => {
    const found = grantsCovering(person, tenantScopeOf(location));
    if (found.length !== grants.length || found.some((grant, index) => grant !== grants[index])) {
      grants = found;
      held = permissionsOf(found);
    }
    return held;
  };
};

/** Who works at a location is for people who manage employees there, or publish to them. */
const seesPeople = (blobType: PublishKind, held: Held): boolean =>
  held.has('userAdmin') || held.has(publishPermission[blobType]);

const disabledReason = (
  blobType: PublishKind,
  held: Held,
  { unfit }: Compared,
  open: { readonly syncDate: Date | null } | undefined,
): Disabled | null => {
  if (!held.has(publishPermission[blobType])) return 'no-permission';
  if (open !== undefined) return open.syncDate === null ? 'running' : 'pending';
  return unfit;
};

const unfitReason = (documents: readonly Effective[], kinds: readonly DocumentKind[]): Compared['unfit'] => {
  if (documents.length < kinds.length) return 'NO_MENU_SET';
  return documents.every(({ issues }) => issues.length === 0) ? null : 'NOT_VALID';
};

const firstInvalid = ({ documents }: Compared): LocationPreview['invalid'] =>
  documents.flatMap(({ saved, difference: { kind } }) => saved.issues.map(({ path }) => ({ kind, path })))[0];

/** Locations of one company that the caller reaches; 403 where one of them is not. */
export const reached = async (caller: Reader, ids: readonly string[]): Promise<readonly TenantPlace[]> => {
  const found = await cachedPlaces(caller, ids);
  const all = found.every(tenant => tenant.type === 'LOCATION' && canAccess(caller.person, tenantScopeOf(tenant)));
  if (found.length < ids.length || !all) throw forbidden();
  if (found.some(tenant => tenant.companyId !== found[0]?.companyId))
    throw apiError(400, 'SEVERAL_COMPANIES', 'locationIds');
  return found;
};

type DocumentPreview = LocationPreview['documents'][number];
export interface DocumentDifference extends Pick<DocumentPreview, 'kind' | 'total' | 'changes' | 'labels'> {
  /** How many of all changes the override of the location makes, where that was asked for and it has one. */
  readonly own?: number;
}

/** The running document of a location. */
interface Running {
  readonly manifest: string;
  readonly document: unknown;
}

/** What was compared with a saved document, as long as the cache holds it: many locations and readers share it. */
const comparisons = identityMap<Effective, Map<string, DocumentDifference>>();
/** Of one document: what readers with other permissions see of it, and what runs elsewhere. */
const mostComparisons = 32;

interface Listing {
  /** The permissions of who reads it. */
  readonly held: Held;
  readonly from?: number | undefined;
  readonly language?: LanguageTag | undefined;
  readonly own?: OwnChanges | undefined;
}

/** One that was never published is compared with a new document. */
const compare = (
  one: SavedDocument,
  live: Running | undefined,
  saved: Effective,
  listing: Listing,
): DocumentDifference => {
  const known = comparisons.getOrCompute(saved, () => new Map());
  const key = `${live?.manifest ?? '-'} ${JSON.stringify(one.licensing)} ${listing.from ?? 0} ${listing.language} ${permissionsText(listing.held)}${ownKey(listing)}`;
  const before = live === undefined ? initialStoredDocument(one.kind) : live.document;
  const found =
    known.get(key) ??
    compareDocuments(one.kind, asPublished(one.kind, before), toPublished(one, saved.document), listing);
  if (!known.has(key) && known.size >= mostComparisons) known.clear();
  known.set(key, found);
  return found;
};

const ownKey = ({ own }: Listing): string => (own === undefined ? '' : ` own ${own.live}`);

/** The changes from one document to another, as far as somebody with these permissions may read them. */
export const compareDocuments = (
  kind: DocumentKind,
  live: unknown,
  saved: unknown,
  { held, from = 0, language, own }: Listing,
): DocumentDifference => {
  const { field } = definitions[kind];
  const changes = redactChanges(field, diff(live, saved, { field }), permission => held.has(permission));
  const shown = changes.slice(from, from + SHOWN);
  const labels = labelsOf(kind, [saved, live], shown, { held, language });
  return {
    ...{ kind, total: changes.length, changes: shown.map(shortened) },
    ...(labels !== undefined && { labels }),
    ...(own !== undefined && { own: changes.filter(({ path }) => own.changes(path)).length }),
  };
};

/** What the changes in members are about: the saved document names them, else the live one. */
const labelsOf = (
  kind: DocumentKind,
  documents: readonly unknown[],
  shown: readonly Change[],
  { held, language }: Listing,
): Readonly<Record<string, string>> | undefined => {
  const inMembers = shown.filter(({ path }) => splitPath(path).some(isMemberToken));
  if (inMembers.length === 0) return undefined;
  const { field } = definitions[kind];
  const readable = documents.map(document => redact(field, document, permission => held.has(permission)));
  const { valueTexts, labeled } = sentencesIn(language);
  const names = { definition: labeled(field), documents: readable };
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
