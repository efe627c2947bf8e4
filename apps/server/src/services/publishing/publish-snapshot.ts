import { type DocumentKind, documentIdIn, hasSeveral, kindRecords, licensingOf } from '@commissary/catalog';
import type { WorkingEmployee } from '@commissary/domain';
import type { Db, Pin, Pins } from '../../store/database/index.ts';
import { type DocumentHeads, type Head, headsOfCompany } from '../../store/documents/index.ts';
import { peopleVersionOf, peopleVersions, type TenantPlace } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { headsByTenant, type LocatedDocument, relatedAmong, relatedKinds, singleId } from '../documents/index.ts';
import { workingEmployees } from '../people/index.ts';
import { inTurns } from '../turns/index.ts';
import { type HeadsAt, type SeenLocation, seenHeads } from './seen-versions.ts';

/** The saved state of one location and one kind: the versions, and the document that they determine. */
export interface SavedDocument extends LocatedDocument {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly pins: Pins;
  /** The licenses of the location, as its settings tell them. */
  readonly licensing: unknown;
  /** Who works at the location, for kinds that are published with them. */
  readonly employees?: readonly WorkingEmployee[];
}

export type PublishSnapshot = ReadonlyMap<string, readonly SavedDocument[]>;

/**
 * The saved versions of many locations of one company, in one statement. A location without a menu has none for it.
 * `seen` names locations whose later saves are left out. Locations where everything is alike have the same list, so that
 * what is made of it is made once.
 */
export const publishSnapshot = async (
  caller: Pick<UseCaseContext, 'db'>,
  companyId: string,
  locations: readonly TenantPlace[],
  kinds: readonly DocumentKind[],
  seen: readonly SeenLocation[] = [],
): Promise<PublishSnapshot> => {
  const companions = kinds.flatMap(relatedKinds);
  const requested = [...new Set([...kinds, ...companions])];
  const places = locations.flatMap(({ id, groupId }) => (groupId === null ? id : [id, groupId]));
  const found = await headsOfCompany(caller.db, companyId, requested, [...new Set(places)]);
  const people = kinds.some(isWithPeople) ? await peopleAt(caller.db, companyId, locations) : undefined;
  const snapshotOf = async (headsAt: HeadsAt): Promise<PublishSnapshot> => {
    const documentsAt = (location: TenantPlace, heads: readonly DocumentHeads[]): readonly SavedDocument[] =>
      kinds.flatMap(kind => {
        const layers = layersOf(heads, companyId, location, kind);
        return layers === undefined
          ? []
          : {
              ...withPeople(savedDocument(kind, layers), isWithPeople(kind) ? people?.(location) : undefined),
              related: relatedAmong(heads, location),
              licensing: licensingOf(location.products),
            };
      });
    const alike = new Map<string, readonly SavedDocument[]>();
    const snapshot = new Map<string, readonly SavedDocument[]>();
    for await (const location of inTurns(locations)) {
      const heads = headsAt(location);
      // Elsewhere the layers of a location, what was seen there and its people are its own.
      const key = heads === found && people === undefined && !isWithOwn(heads, location) ? keyOf(location) : null;
      const documents = (key !== null && alike.get(key)) || documentsAt(location, heads);
      if (key !== null) alike.set(key, documents);
      snapshot.set(location.id, documents);
    }
    return snapshot;
  };
  const saved = await snapshotOf(() => found);
  return seen.length === 0 ? saved : snapshotOf(await seenHeads(caller.db, found, saved, seen));
};

const isWithOwn = (heads: readonly DocumentHeads[], { id }: TenantPlace): boolean =>
  heads.some(document => headsByTenant(document).has(id));

/** What the documents of a location without layers of its own depend on. */
const keyOf = ({ groupId, menuId, products }: TenantPlace): string => `${groupId} ${menuId} ${products.join()}`;

const isWithPeople = (kind: DocumentKind): boolean => kindRecords[kind].people === true;

interface PeopleAt {
  readonly version: string | undefined;
  readonly employees: readonly WorkingEmployee[];
}

const peopleAt = async (
  db: Db,
  companyId: string,
  locations: readonly TenantPlace[],
): Promise<(location: TenantPlace) => PeopleAt> => {
  // Before the people are read: a change in between counts as unpublished, though it is published already.
  const places = locations.flatMap(({ id, groupId }) => [id, groupId ?? companyId]);
  const versionAt = await peopleVersions(db, [...new Set([companyId, ...places])]);
  const employeesOf = await workingEmployees(db, companyId, locations);
  return ({ id, groupId }) => {
    const group = groupId === null ? 0 : versionAt(groupId);
    const version = peopleVersionOf({ company: versionAt(companyId), group, groupId, own: versionAt(id) });
    return { version, employees: employeesOf(id) };
  };
};

const withPeople = <D extends Pick<SavedDocument, 'kind' | 'pins'>>(document: D, people: PeopleAt | undefined): D =>
  people === undefined || !isWithPeople(document.kind)
    ? document
    : {
        ...document,
        pins: { ...document.pins, ...(people.version !== undefined && { people: people.version }) },
        employees: people.employees,
      };

const savedDocument = (
  kind: DocumentKind,
  { documentId, base, group, own }: Layers,
): Omit<SavedDocument, 'related' | 'licensing'> => ({
  kind,
  documentId,
  pins: { base: pinOf(base), group: pinOf(group), own: pinOf(own) },
  stack: {
    kind,
    base: base?.manifest ?? null,
    group: group?.manifest ?? null,
    own: own?.manifest ?? null,
  },
});

/** The layers of one document at one location, as far as they were ever saved. */
interface Layers {
  readonly documentId: string;
  readonly base: Head | null;
  readonly group: Head | null;
  readonly own: Head | null;
}

const layersOf = (
  found: readonly DocumentHeads[],
  companyId: string,
  location: TenantPlace,
  kind: DocumentKind,
): Layers | undefined => {
  const requested = documentIdIn(kind, location);
  const document = found.find(one => one.kind === kind && (requested === undefined || one.id === requested));
  if (document === undefined)
    return hasSeveral(kind) ? undefined : { documentId: singleId(kind, companyId), base: null, group: null, own: null };
  const head = headsByTenant(document);
  return {
    documentId: document.id,
    base: head.get(null) ?? null,
    group: location.groupId === null ? null : (head.get(location.groupId) ?? null),
    own: head.get(location.id) ?? null,
  };
};

const pinOf = (head: Head | null): Pin | null =>
  head?.revisionId ? { id: head.id, version: head.version, revisionId: head.revisionId } : null;
