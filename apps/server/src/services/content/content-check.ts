import type { DocumentKind } from '@commissary/catalog';
import { apply, type Change, normalize, type Was } from '@commissary/document';
import type { Db } from '../../store/database/index.ts';
import {
  changesOfSave,
  getParts,
  locationsRunning,
  missingParts,
  type NamingSave,
  namedManifests,
  otherFormsOf,
  revisionsOf,
  savesNaming,
} from '../../store/documents/index.ts';
import { decodePart } from './part-codec.ts';
import { createPartStore, type Prepared, type PreparedManifest } from './part-store.ts';

/** A manifest that something names, and what of it is not stored: parts, or the manifest itself. */
export interface Dangling {
  readonly manifest: string;
  readonly missing: readonly string[];
  readonly saves: readonly NamingSave[];
  /** Where it is live. */
  readonly locationIds: readonly string[];
}

const atATime = 500;
/** Read once each. */
const cacheBytes = 16 * 1024 * 1024;

/** Every manifest that is named and not whole: in a database without faults there is none. */
export async function* danglingManifests(db: Db): AsyncIterable<Dangling> {
  for await (const names of namedManifests(db, atATime)) {
    const parts = await partsOf(db, names);
    const wanted = new Set(names.flatMap(name => [name, ...(parts.get(name) ?? [])]));
    const missing = new Set(await missingParts(db, [...wanted]));
    if (missing.size === 0) continue;
    for (const manifest of names) {
      const lacking = [manifest, ...(parts.get(manifest) ?? [])].filter(hash => missing.has(hash));
      if (lacking.length === 0) continue;
      const [saves, locationIds] = [await savesNaming(db, manifest), await locationsRunning(db, manifest)];
      yield { manifest, missing: [...new Set(lacking)], saves, locationIds };
    }
  }
}

const partsOf = async (db: Db, manifests: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = await getParts(db, manifests);
  return new Map(
    found.map(({ hash, body }) => [hash, Object.values((decodePart(body) as PreparedManifest).parts)] as const),
  );
};

/**
 * Stores what can be computed again of a dangling manifest, and returns what is still missing: from the same document in
 * its other form, or from the save before and the changes since. What is stored has the hash that is missing, so nothing
 * can become another content than it was.
 */
export const repairDangling = async (db: Db, { manifest, missing, saves }: Dangling): Promise<readonly string[]> => {
  const lacking = new Set(missing);
  for await (const prepared of candidates(db, manifest, saves)) {
    const pieces = new Map([...prepared.pieces].filter(([hash]) => lacking.has(hash)));
    if (pieces.size === 0) continue;
    await createPartStore(cacheBytes).put(db, [{ ...prepared, pieces }]);
    for (const hash of pieces.keys()) lacking.delete(hash);
    if (lacking.size === 0) break;
  }
  return [...lacking];
};

/** Contents that may be the one that is missing, in both forms. */
async function* candidates(db: Db, manifest: string, saves: readonly NamingSave[]): AsyncIterable<Prepared> {
  for (const other of await otherFormsOf(db, manifest)) {
    const found = await wholeOf(db, other);
    if (found !== null) yield* inBothForms(found.kind, found.document);
  }
  for (const save of saves) yield* fromSaveBefore(db, save);
}

async function* fromSaveBefore(
  db: Db,
  { layerId, version, revisionId, kind, tenantId }: NamingSave,
): AsyncIterable<Prepared> {
  const [before] = await revisionsOf(db, [{ layerId, version: version - 1 }]);
  if (before === undefined) return;
  const changes = (await changesOfSave(db, revisionId)).map(({ path, op, value, was }) => ({ path, op, value, was }));
  if (tenantId === null) {
    const found = await wholeOf(db, before.manifest);
    if (found !== null) yield* inBothForms(kind, apply(found.document, changes.flatMap(asChange)));
    return;
  }
  const list = await listOf(db, before.manifest);
  if (list === null) return;
  const touched = new Set(changes.map(({ path }) => path));
  const kept = list.filter(({ path }) => !touched.has(path));
  yield createPartStore(cacheBytes).prepareList(kind, normalize([...kept, ...changes.flatMap(asChange)]));
}

/** Where a member was put is not logged, so a save that added or moved one cannot be made again. */
const asChange = ({ path, op, value, was }: Awaited<ReturnType<typeof changesOfSave>>[number]): Change[] => {
  const before = was === null || was === undefined ? {} : { was: was as Was };
  if (op === 'set') return [{ op, path, value, ...before }];
  if (op === 'unset') return [{ op, path, ...before }];
  return op === 'remove' ? [{ op, path, ...before }] : [];
};

async function* inBothForms(kind: DocumentKind, document: unknown): AsyncIterable<Prepared> {
  for (const size of ['chunks', 'members'] as const)
    yield createPartStore(cacheBytes, size).prepareDocument(kind, document);
}

/** Null: it is not whole either. */
const wholeOf = async (
  db: Db,
  manifest: string,
): Promise<{ readonly kind: DocumentKind; readonly document: unknown } | null> => {
  if (!(await isWhole(db, manifest))) return null;
  const content = createPartStore(cacheBytes);
  const kind = (await content.manifests(db, [manifest])).get(manifest)?.kind;
  return kind === undefined ? null : { kind, document: (await content.documents(db, [manifest])).get(manifest) };
};

const listOf = async (db: Db, manifest: string): Promise<readonly Change[] | null> =>
  (await isWhole(db, manifest))
    ? ((await createPartStore(cacheBytes).lists(db, [manifest])).get(manifest) ?? null)
    : null;

const isWhole = async (db: Db, manifest: string): Promise<boolean> => {
  const parts = (await partsOf(db, [manifest])).get(manifest);
  return parts !== undefined && (await missingParts(db, parts)).length === 0;
};
