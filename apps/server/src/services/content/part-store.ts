import type { DocumentKind } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { assemble, frozen, type IdentityMap, identityMap, isInChunks, type PartSize, parts } from '@commissary/schema';
import type { Db } from '../../store/database/index.ts';
import {
  findWholeManifests,
  getParts,
  insertWholeManifest,
  missingParts,
  putParts,
  type StoredPart,
} from '../../store/documents/index.ts';
import { createTurns, inTurns } from '../turns/index.ts';
import { type ByteCache, createByteCache } from './byte-cache.ts';
import { definitions } from './definitions.ts';
import type { ChangedDocument } from './document-state.ts';
import type { LoadedBase, LoadedLayers } from './loaded.ts';
import { decodePart, encodePart, hashPart, jsonBytes, rememberPart, sizeOfPart, type ToJson } from './part-codec.ts';

/** The part hash at each path. The hash of a manifest identifies a revision or a published configuration. */
export interface PreparedManifest {
  readonly kind: DocumentKind;
  readonly schemaVersion: number;
  readonly parts: Readonly<Record<string, string>>;
}

/** Content that is ready to be stored: the hash it will have, and its parts. */
export interface Prepared {
  readonly hash: string;
  readonly pieces: ReadonlyMap<string, unknown>;
  /** The JSON of the pieces that were hashed for it; the others are known by their hash already. */
  readonly json: ReadonlyMap<string, Uint8Array>;
}

/**
 * Documents and lists by the hash of their manifest. What is stored under a hash never changes, so what was read is
 * cached, parsed, within the byte limit; documents that share a part share the object.
 */
export interface PartStore {
  /** Computes the hash and the parts of a whole document as it is saved; writes nothing. */
  prepareDocument(kind: DocumentKind, document: unknown): Prepared;
  /** The same for an override: its list is its only part. */
  prepareList(kind: DocumentKind, list: readonly Change[]): Prepared;
  /**
   * Writes the parts that are not stored, in the caller's transaction. Of those that are known to be, it asks whether
   * they still are: a database may have been restored while this process lived.
   */
  put(db: Db, prepared: readonly Prepared[]): Promise<void>;
  /** To be called after the commit: these parts need not be written again, nor read. */
  stored(prepared: readonly Prepared[]): void;
  /**
   * To be called after the commit of a whole document: the next reader gets this same object, and what was computed
   * from it.
   */
  keep(prepared: Prepared, document: unknown): void;
  /**
   * Stores whole documents where they are missing, and returns their manifests. Each is split and hashed once; `toJson`
   * serializes them.
   */
  store(db: Db, documents: readonly Named[], toJson?: ToJson): Promise<readonly string[]>;
  manifests(db: Db, hashes: readonly string[]): Promise<ReadonlyMap<string, PreparedManifest>>;
  /**
   * The manifests of the same documents without chunks, which terminals of earlier versions cannot put together. A
   * manifest that has none is its own; others are derived, with their parts, and stored when they are first requested.
   */
  wholeManifests(db: Db, hashes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  documents(db: Db, manifests: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  lists(db: Db, manifests: readonly string[]): Promise<ReadonlyMap<string, readonly Change[]>>;
  /** Both, in as many statements as one of them takes: two, or none when all of it is cached. */
  layers(db: Db, requested: RequestedParts): Promise<StoredLayers>;
  /** The stored parts, by hash. */
  values(db: Db, hashes: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  /** Empties every cache: this may be another database than the one that they were read from. */
  forget(): void;
  /** Values computed from stored content, by the hashes of that content. */
  readonly effective: ByteCache<ChangedDocument>;
  /** The last response bodies, by versions and permissions. */
  readonly bases: ByteCache<LoadedBase>;
  readonly layered: ByteCache<LoadedLayers>;
}

export interface Named {
  readonly kind: DocumentKind;
  readonly document: unknown;
}

/** Manifests of whole documents, and of lists on top of them. */
export interface RequestedParts {
  readonly documents: readonly string[];
  readonly lists: readonly string[];
}

/** The parts they contain, by manifest. */
export interface StoredLayers {
  readonly documents: ReadonlyMap<string, unknown>;
  readonly lists: ReadonlyMap<string, readonly Change[]>;
}

interface Caches {
  readonly parts: ByteCache<unknown>;
  readonly documents: ByteCache<unknown>;
  /** Hashes of parts that this database is known to contain. */
  readonly stored: ByteCache<true>;
  /** Manifests of whole documents that this database is known to contain. */
  names: IdentityMap<object, string>;
  /** The manifests without chunks, by the manifest that they are derived from, and those that are being derived. */
  readonly whole: ByteCache<string>;
  readonly deriving: Map<string, Promise<string>>;
}

const MIB = 1024 * 1024;
const HASH_BYTES = 64;

/** `bytes` limits the memory of the whole cache. `size` is how far documents are split that are saved or published. */
export const createPartStore = (bytes: number, size: PartSize = 'chunks'): PartStore => {
  const caches: Caches = {
    parts: createByteCache(bytes / 4),
    documents: createByteCache(bytes / 4),
    stored: createByteCache(Math.min(bytes / 16, 4 * MIB)),
    names: identityMap(),
    whole: createByteCache(MIB),
    deriving: new Map(),
  };
  const effective = createByteCache<ChangedDocument>(bytes / 4);
  const bases = createByteCache<LoadedBase>(bytes / 4);
  const layered = createByteCache<LoadedLayers>(bytes / 4);
  return {
    ...{ effective, bases, layered },
    forget: () => {
      const { parts, documents, stored, whole } = caches;
      for (const cache of [parts, documents, stored, whole, effective, bases, layered]) cache.clear();
      caches.names = identityMap();
      caches.deriving.clear();
    },
    prepareDocument: (kind, document) => prepareDocument(kind, document, size),
    prepareList,
    put: (db, prepared) => put(caches, db, prepared),
    stored: prepared => noteStored(caches, prepared),
    keep: ({ hash, pieces }, document) =>
      caches.documents.set(hash, document, weigh(pieces.get(hash) as PreparedManifest, pieces)),
    store: (db, documents, toJson) => store(caches, db, documents, size, toJson),
    manifests: async (db, hashes) => (await read(caches, db, hashes)) as ReadonlyMap<string, PreparedManifest>,
    wholeManifests: (db, hashes) => wholeManifests(caches, db, hashes),
    documents: async (db, documents) => (await readLayers(caches, db, { documents, lists: [] })).documents,
    lists: async (db, lists) => (await readLayers(caches, db, { documents: [], lists })).lists,
    layers: (db, requested) => readLayers(caches, db, requested),
    values: (db, hashes) => read(caches, db, hashes),
  };
};

const prepareDocument = (kind: DocumentKind, document: unknown, size: PartSize, toJson?: ToJson): Prepared =>
  prepare(currentForm(kind), parts(definitions[kind].field, document, size), toJson);

const prepareList = (kind: DocumentKind, list: readonly Change[]): Prepared =>
  prepare(currentForm(kind), new Map([['', list]]));

type Form = Pick<PreparedManifest, 'kind' | 'schemaVersion'>;

const currentForm = (kind: DocumentKind): Form => ({ kind, schemaVersion: definitions[kind].schemaVersion });

const prepare = ({ kind, schemaVersion }: Form, found: ReadonlyMap<string, unknown>, toJson?: ToJson): Prepared => {
  const pieces = new Map<string, unknown>();
  const jsonOf = new Map<string, Uint8Array>();
  const add = (value: unknown): string => {
    const { hash, json } = hashPart(value, toJson);
    pieces.set(hash, value);
    if (json !== undefined) jsonOf.set(hash, json);
    return hash;
  };
  const named: Record<string, string> = {};
  for (const [path, value] of found) named[path] = add(value);
  const manifest: PreparedManifest = { kind, schemaVersion, parts: named };
  return { hash: add(manifest), pieces, json: jsonOf };
};

const put = async (caches: Caches, db: Db, prepared: readonly Prepared[]): Promise<void> => {
  const known = new Set<string>();
  for (const { pieces } of prepared)
    for (const hash of pieces.keys()) if (caches.stored.get(hash) !== undefined) known.add(hash);
  const missing = known.size === 0 ? [] : await missingParts(db, [...known]);
  for (const hash of missing) known.delete(hash);
  const fresh = new Map<string, StoredPart>();
  const turn = createTurns();
  for (const { pieces, json } of prepared)
    for (const [hash, value] of pieces) {
      if (fresh.has(hash) || known.has(hash)) continue;
      fresh.set(hash, encodePart(hash, json.get(hash) ?? jsonBytes(value)));
      await turn();
    }
  await putParts(db, [...fresh.values()]);
};

const noteStored = (caches: Caches, prepared: readonly Prepared[]): void => {
  for (const { pieces } of prepared)
    for (const [hash, value] of pieces) {
      // The locations of a publish share most parts: to look is cheaper than to replace.
      if (caches.stored.get(hash) === undefined) caches.stored.set(hash, true, HASH_BYTES);
      if (caches.parts.get(hash) === undefined) caches.parts.set(hash, value, sizeOfPart(value));
    }
};

const store = async (
  caches: Caches,
  db: Db,
  documents: readonly Named[],
  size: PartSize,
  toJson?: ToJson,
): Promise<readonly string[]> => {
  const fresh: Prepared[] = [];
  const nameOf = (document: unknown) => (isObject(document) ? caches.names.get(document) : undefined);
  const known = new Set(documents.flatMap(({ document }) => nameOf(document) ?? []));
  const missing = new Set(known.size === 0 ? [] : await missingParts(db, [...known]));
  const names: string[] = [];
  for await (const { kind, document } of inTurns(documents)) {
    const name = nameOf(document);
    if (name !== undefined && !missing.has(name)) {
      names.push(name);
      continue;
    }
    const prepared = prepareDocument(kind, document, size, toJson);
    fresh.push(prepared);
    names.push(prepared.hash);
  }
  await put(caches, db, fresh);
  noteStored(caches, fresh);
  for (const [position, { document }] of documents.entries())
    if (isObject(document)) caches.names.set(document, names[position] ?? '');
  return names;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const read = async (caches: Caches, db: Db, hashes: readonly string[]): Promise<Map<string, unknown>> => {
  const found = new Map<string, unknown>();
  const missing = new Set<string>();
  for (const hash of hashes) {
    const value = caches.parts.get(hash);
    if (value === undefined) missing.add(hash);
    else found.set(hash, value);
  }
  for (const { hash, body, size } of missing.size === 0 ? [] : await getParts(db, [...missing])) {
    const value = decodePart(body);
    rememberPart(value, hash, size);
    caches.parts.set(hash, value, size);
    caches.stored.set(hash, true, HASH_BYTES);
    found.set(hash, value);
  }
  return found;
};

/** Two statements for any number of documents and lists: their manifests, then the parts that are not cached. */
const readLayers = async (caches: Caches, db: Db, requested: RequestedParts): Promise<StoredLayers> => {
  const documents = new Map<string, unknown>();
  const missing = new Set<string>();
  for (const hash of requested.documents) {
    const document = caches.documents.get(hash);
    if (document === undefined) missing.add(hash);
    else documents.set(hash, document);
  }
  const { found, pieces } = await readPieces(caches, db, [...missing, ...requested.lists]);
  for (const hash of missing) {
    const manifest = found.get(hash) as PreparedManifest;
    const document = frozen(assemble(definitions[manifest.kind].field, pick(manifest, pieces)));
    // A document keeps its parts in memory, so its size is that of its parts, although it may share them with others.
    caches.documents.set(hash, document, weigh(manifest, pieces));
    documents.set(hash, document);
  }
  const lists = new Map(
    Array.from(
      new Set(requested.lists),
      hash => [hash, pick(found.get(hash) as PreparedManifest, pieces).get('') as readonly Change[]] as const,
    ),
  );
  return { documents, lists };
};

const wholeManifests = async (
  caches: Caches,
  db: Db,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  const known = new Set(hashes.flatMap(hash => caches.whole.get(hash) ?? []));
  const missing = new Set(known.size === 0 ? [] : await missingParts(db, [...known]));
  for (const hash of hashes) {
    const kept = caches.whole.get(hash);
    const whole = kept === undefined || missing.has(kept) ? await deriveOnce(caches, db, hash) : kept;
    caches.whole.set(hash, whole, 2 * HASH_BYTES);
    found.set(hash, whole);
  }
  return found;
};

/** All terminals of a company check in within a minute after a publish. */
const deriveOnce = (caches: Caches, db: Db, hash: string): Promise<string> => {
  const { deriving } = caches;
  const derived = deriving.get(hash) ?? wholeManifest(caches, db, hash).finally(() => deriving.delete(hash));
  deriving.set(hash, derived);
  return derived;
};

const wholeManifest = async (caches: Caches, db: Db, hash: string): Promise<string> => {
  const manifest = (await read(caches, db, [hash])).get(hash) as PreparedManifest;
  if (!isInChunks(Object.keys(manifest.parts))) return hash;
  const stored = (await findWholeManifests(db, [hash])).get(hash);
  if (stored !== undefined) return stored;
  const document = (await readLayers(caches, db, { documents: [hash], lists: [] })).documents.get(hash);
  const derived = prepare(manifest, parts(definitions[manifest.kind].field, document, 'members'));
  await put(caches, db, [derived]);
  await insertWholeManifest(db, hash, derived.hash);
  noteStored(caches, [derived]);
  return derived.hash;
};

const readPieces = async (caches: Caches, db: Db, manifests: readonly string[]) => {
  const found = (await read(caches, db, manifests)) as ReadonlyMap<string, PreparedManifest>;
  const missing = manifests.find(hash => !found.has(hash));
  if (missing !== undefined) throw new Error(`A stored manifest is missing: ${missing}`);
  const pieces = await read(
    caches,
    db,
    [...found.values()].flatMap(manifest => Object.values(manifest.parts)),
  );
  return { found, pieces };
};

const weigh = (manifest: PreparedManifest, pieces: ReadonlyMap<string, unknown>): number => {
  let bytes = 0;
  for (const [path, hash] of Object.entries(manifest.parts)) bytes += path.length + sizeOfPart(pieces.get(hash));
  return bytes;
};

const pick = (manifest: PreparedManifest, pieces: ReadonlyMap<string, unknown>): Map<string, unknown> => {
  const picked = new Map<string, unknown>();
  for (const [path, hash] of Object.entries(manifest.parts)) {
    if (!pieces.has(hash)) throw new Error(`A stored part is missing: ${path} (${hash})`);
    picked.set(path, pieces.get(hash));
  }
  return picked;
};
