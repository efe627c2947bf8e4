import { createHash } from 'node:crypto';
import { type DocumentKind, documentKinds, hasSeveral } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { fieldAt, imagesIn, memoByIdentity, parentPath, valueAt } from '@commissary/schema';
import { headsOfCompany } from '../../store/documents/index.ts';
import { livePinsOf } from '../../store/publishing/index.ts';
import { completed, definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { pinnedLayerHashes } from '../documents/index.ts';

/** Where a saved document or override names an image. */
export interface ImageUsage {
  readonly kind: DocumentKind;
  /** Null where a company has only one document of the kind. */
  readonly menuId: string | null;
  /** Null = the company. */
  readonly tenantId: string | null;
  readonly path: string;
  /** What is there: the address of the image, or an array with it. */
  readonly value: unknown;
  /** Of the layer that names it. */
  readonly version: number;
  /** The company's document, in which the path has its name. */
  readonly document: unknown;
}

export interface ImageUsages {
  readonly saved: ReadonlyMap<string, readonly ImageUsage[]>;
  /** What a layer names that is live somewhere, also where a level below has another value. */
  readonly live: ReadonlySet<string>;
}

interface FoundImage {
  readonly name: string;
  readonly path: string;
  readonly value: unknown;
}

/** The images in a value, each at the path that a change can name: an array of images is one value. */
const foundIn = (kind: DocumentKind, value: unknown, at = ''): readonly FoundImage[] => {
  const { field } = definitions[kind];
  const root = at === '' ? field : fieldAt(field, at);
  return root === undefined
    ? []
    : imagesIn(root, value, at).map(({ name, path: exact }) => {
        let path = exact;
        while (fieldAt(field, path) === undefined) path = parentPath(path) ?? '';
        return { name, path, value: valueAt(value, path.slice(at.length)) };
      });
};
const inDocument = memoByIdentity((document: unknown, kind: DocumentKind) => foundIn(kind, document));
const inList = memoByIdentity((list: readonly Change[], kind: DocumentKind) =>
  list.flatMap(change => ('value' in change ? foundIn(kind, change.value, change.path) : [])),
);

/** What the heads of a company and its live publishes name, each layer read once. */
export const imageUsages = async (
  context: Pick<UseCaseContext, 'db' | 'content'>,
  companyId: string,
): Promise<ImageUsages> => {
  const { db, content } = context;
  const documents = await headsOfCompany(db, companyId, documentKinds);
  const heads = documents.flatMap(({ id, kind, heads: layers }) =>
    layers.flatMap(({ tenantId, manifest, version }) =>
      manifest === null ? [] : [{ id, kind, tenantId, manifest, version }],
    ),
  );
  const pins = await livePinsOf(db, companyId);
  const hashesOf = await pinnedLayerHashes(
    context,
    pins.map(one => one.pins),
  );
  const live = pins.map(one => ({ kind: one.kind, ...hashesOf(one.pins) }));
  const hash = (one: string | null): readonly string[] => (one === null ? [] : [one]);
  const baseOf = new Map(heads.flatMap(one => (one.tenantId === null ? [[one.id, one.manifest] as const] : [])));
  const stored = await content.layers(db, {
    documents: [...new Set([...baseOf.values(), ...live.flatMap(({ base }) => hash(base))])],
    lists: [
      ...new Set([
        ...heads.flatMap(({ tenantId, manifest }) => (tenantId === null ? [] : [manifest])),
        ...live.flatMap(({ group, own }) => [...hash(group), ...hash(own)]),
      ]),
    ],
  });
  const documentOf = (kind: DocumentKind, manifest: string) => completed(kind, stored.documents.get(manifest));
  const listOf = (manifest: string) => stored.lists.get(manifest) ?? noChanges;
  const saved = new Map<string, ImageUsage[]>();
  for (const { id, kind, tenantId, manifest, version } of heads) {
    const base = baseOf.get(id);
    const document = base === undefined ? undefined : documentOf(kind, base);
    const found = tenantId === null ? inDocument(document, kind) : inList(listOf(manifest), kind);
    const menuId = hasSeveral(kind) ? id : null;
    // An array of images is one value.
    const inLayer = new Set<string>();
    for (const { name, path, value } of found) {
      if (inLayer.has(`${name} ${path}`)) continue;
      inLayer.add(`${name} ${path}`);
      const usage = { kind, menuId, tenantId, path, value, version, document };
      const known = saved.get(name);
      if (known === undefined) saved.set(name, [usage]);
      else known.push(usage);
    }
  }
  const liveNames = live.flatMap(({ kind, base, group, own }) => [
    ...(base === null ? [] : inDocument(documentOf(kind, base), kind)),
    ...[...hash(group), ...hash(own)].flatMap(list => inList(listOf(list), kind)),
  ]);
  return { saved, live: new Set(liveNames.map(({ name }) => name)) };
};

/** Names where an image is used, and in which versions. */
export const seenUsages = (usages: readonly ImageUsage[]): string => {
  const lines = usages.map(({ kind, menuId, tenantId, version, path }) =>
    JSON.stringify([kind, menuId, tenantId, version, path]),
  );
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
};

const noChanges: readonly Change[] = [];
