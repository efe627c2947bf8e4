import type { DocumentKind } from '@commissary/catalog';
import { relatedDocumentKey } from '@commissary/schema';
import type { OwnPin, Pins } from '../../store/database/index.ts';
import { headsOfCompany } from '../../store/documents/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { Prepared } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import {
  effectiveDocuments,
  type LayerHashes,
  type LoadRelated,
  layerId,
  locatedDocuments,
  relatedAmong,
  relatedKinds,
} from '../documents/index.ts';
import { ApiError } from '../errors/index.ts';
import type { Save } from '../saving/index.ts';
import { type LiveDocument, type LiveLayers, liveRelated } from './live-layers.ts';
import type { PublishSnapshot, SavedDocument } from './publish-snapshot.ts';

/** Edits of what is live. */
export interface EditsOnLive {
  readonly companyId: string;
  readonly locations: readonly TenantRecord[];
  /** The documents that are published together. */
  readonly kinds: readonly DocumentKind[];
  readonly live: LiveLayers;
  /** What is saved with it, with the ids of the revisions. */
  readonly saves: readonly Save[];
  /** The lists that go live in place of the live ones, as far as they differ. */
  readonly onLive: { readonly saves: readonly ListOnLive[] };
}

export interface ListOnLive {
  readonly heads: { readonly layer: { readonly kind: DocumentKind; readonly tenant: { readonly id: string } | null } };
  readonly revision: { readonly content: Prepared };
}

interface NextDocuments {
  readonly documents: PublishSnapshot;
  /** The same as it is live, for each of these documents. */
  readonly before: ReadonlyMap<SavedDocument, LayerHashes>;
}

/**
 * The documents that go live: the live layers, and the edited list in place of the live one. Stores that list before
 * anything references it. Rejected when one of them is not valid.
 */
export const liveWithEdits = async (caller: UseCaseContext, plan: EditsOnLive): Promise<PublishSnapshot> => {
  const contents = [...plan.saves, ...plan.onLive.saves].map(({ revision }) => revision.content);
  await caller.content.put(caller.db, contents);
  caller.content.stored(contents);
  const next = await nextDocuments(caller, plan);
  await requireValid(caller, next);
  return next.documents;
};

const nextDocuments = async (
  caller: UseCaseContext,
  { companyId, locations, kinds, live, saves, onLive }: EditsOnLive,
): Promise<NextDocuments> => {
  const keyOf = ({ kind, tenant }: ListOnLive['heads']['layer']) => `${kind} ${tenant?.id}`;
  const saveAt = new Map(saves.map(save => [keyOf(save.heads.layer), save]));
  const listAt = new Map(onLive.saves.map(({ heads, revision }) => [keyOf(heads.layer), revision.content.hash]));
  const elsewhere = await savedElsewhere(caller, { companyId, locations, kinds });
  const published = await publishedParts(caller, locations, kinds, live);
  const documents = new Map<string, readonly SavedDocument[]>();
  const before = new Map<SavedDocument, LayerHashes>();
  for (const location of locations) {
    const at = live.get(location.id);
    const nextOf = (one: LiveDocument): LiveDocument => {
      const key = keyOf({ kind: one.kind, tenant: location });
      if (!listAt.has(key) && !saveAt.has(key)) return one;
      const own = listAt.get(key) ?? one.stack.own;
      const pins = { ...one.pins, own: ownPin(one, own, saveAt.get(key)) };
      return { ...one, pins, stack: { ...one.stack, own } };
    };
    const next = new Map([...(at ?? [])].map(([name, one]) => [name, nextOf(one)]));
    const related: LoadRelated = async requested => {
      const saved = await elsewhere(location)(requested);
      const found = requested.flatMap(one => {
        const stack = liveRelated(next, one)?.stack;
        return stack === undefined ? [] : [[relatedDocumentKey(one.kind, one.of), stack] as const];
      });
      return new Map([...saved, ...found]);
    };
    const ofLocation = kinds.flatMap((name): SavedDocument[] => {
      const one = next.get(name);
      if (one === undefined) return [];
      const { documentId, pins, stack } = one;
      const document = { kind: name, documentId, pins, stack, related, ...published(one) };
      before.set(document, at?.get(name)?.stack ?? stack);
      return [document];
    });
    documents.set(location.id, ofLocation);
  }
  return { documents, before };
};

/** The revision of the save where it is what goes live; else what is pinned already, with the list. */
const ownPin = (
  { documentId, locationId, pins, stack }: LiveDocument,
  own: string | null,
  save: Save | undefined,
): Pins['own'] => {
  const pinned = pins.own;
  if (save === undefined && own === stack.own) return pinned;
  const whole = pinned?.whole ?? pinned?.version ?? 0;
  const { layer, content, id = null } = save?.revision ?? {};
  const version = layer === undefined ? pinned?.save : layer.version + 1;
  const marks = { whole, ...(version !== undefined && { save: version }) };
  if (layer !== undefined && content?.hash === own)
    return { id: layer.id, version: layer.version + 1, revisionId: id, ...marks };
  const { list: _, ...rest } = pinned ?? unpublished(layerId(documentId, locationId));
  return { ...rest, ...marks, ...(own !== null && { list: own }) };
};

const unpublished = (id: string): OwnPin => ({ id, version: 0, revisionId: null });

/** The documents that references lead to and that are not published with these: as they are saved, for every publish. */
const savedElsewhere = async (
  caller: UseCaseContext,
  { companyId, locations, kinds }: Pick<EditsOnLive, 'companyId' | 'locations' | 'kinds'>,
): Promise<(location: TenantRecord) => LoadRelated> => {
  const others = [...new Set(kinds.flatMap(relatedKinds))].filter(kind => !kinds.includes(kind));
  const places = locations.flatMap(({ id, groupId }) => (groupId === null ? id : [id, groupId]));
  const heads = others.length === 0 ? [] : await headsOfCompany(caller.db, companyId, others, [...new Set(places)]);
  return location => relatedAmong(heads, location);
};

/** What is published and in no layer, as it is live: the licenses of the location, and the people who work there. */
const publishedParts = async (
  caller: UseCaseContext,
  locations: readonly TenantRecord[],
  kinds: readonly DocumentKind[],
  live: LiveLayers,
): Promise<(one: LiveDocument) => Pick<SavedDocument, 'licensing' | 'employees'>> => {
  const manifests = locations.flatMap(({ id }) => kinds.flatMap(kind => live.get(id)?.get(kind)?.manifest ?? []));
  const documents = await caller.content.documents(caller.db, [...new Set(manifests)]);
  return ({ manifest }) => {
    const { licensing, employees } = (documents.get(manifest) ?? {}) as Pick<SavedDocument, 'licensing' | 'employees'>;
    return { licensing, ...(employees !== undefined && { employees }) };
  };
};

/** Rejects what would be live with an issue that is not live already. */
const requireValid = async (caller: UseCaseContext, { documents, before }: NextDocuments): Promise<void> => {
  const all = [...documents.values()].flat();
  const effective = await locatedDocuments(caller, all);
  const failing = all.filter(one => effective(one).issues.length > 0);
  if (failing.length === 0) return;
  const was = await effectiveDocuments(caller, [...before.values()]);
  const failures = [...documents].flatMap(([path, ofLocation]) =>
    ofLocation.flatMap(one => {
      const stack = before.get(one);
      const known = new Set(stack === undefined ? [] : was(stack).issues.map(({ code, path: at }) => `${code} ${at}`));
      const added = effective(one).issues.find(({ code, path: at }) => !known.has(`${code} ${at}`));
      return added === undefined
        ? []
        : { code: 'NOT_VALID', path, params: { kind: one.kind, field: added.path, issue: added.code } };
    }),
  );
  if (failures.length > 0) throw new ApiError(400, failures);
};
