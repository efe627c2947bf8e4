import type { DocumentKind } from '@commissary/catalog';
import { createCanonicalJson } from '@commissary/document';
import type { Context, UseCaseContext } from '../context/index.ts';
import { locatedDocuments } from '../documents/index.ts';
import { chunk, createTurns } from '../turns/index.ts';
import type { PublishSnapshot, SavedDocument } from './publish-snapshot.ts';
import { toPublished, withComputed } from './to-published.ts';

export type StoreContext = Pick<UseCaseContext, 'db' | 'content'> & Pick<Context, 'config'>;

interface Stored {
  /** The stored configuration for each document of each location, by hash. */
  readonly manifests: ReadonlyMap<SavedDocument, string>;
  /** Those that are not valid; nothing of theirs is stored. */
  readonly invalid: ReadonlySet<SavedDocument>;
}

/**
 * Stores what terminals will fetch, a few documents at a time and before the transaction: nothing references it yet,
 * and what is stored under its hash already stays unchanged.
 */
export const storeConfigurations = async (context: StoreContext, state: PublishSnapshot): Promise<Stored> => {
  const manifests = new Map<SavedDocument, string>();
  const invalid = new Set<SavedDocument>();
  // Most locations share most of their documents.
  const toJson = createCanonicalJson();
  const turn = createTurns();
  // Locations that are alike have the same list.
  for (const locations of chunk([...new Set(state.values())])) {
    const some = locations.flat();
    const effective = await locatedDocuments(context, some);
    for (const document of some) {
      if (effective(document).issues.length > 0) invalid.add(document);
      await turn();
    }
    // An invalid one ends the publish: the others need not be stored.
    if (invalid.size > 0) continue;
    const published: { kind: DocumentKind; document: unknown }[] = [];
    for (const documents of locations) {
      const settings = documents.find(({ kind }) => kind === 'settings');
      for (const one of documents) {
        const document = toPublished(one, effective(one).document);
        published.push({
          kind: one.kind,
          document: withComputed(context, one, document, settings && effective(settings).document),
        });
      }
      await turn();
    }
    const hashes = await context.content.store(context.db, published, toJson);
    for (const [position, document] of some.entries()) manifests.set(document, hashes[position] ?? '');
  }
  return { manifests, invalid };
};
