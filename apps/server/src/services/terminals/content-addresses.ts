import { type DocumentKind, kindRecords } from '@commissary/catalog';
import { contract, hrefOf } from '@commissary/contract';
import type { PreparedManifest } from '../content/index.ts';
import type { Context } from '../context/index.ts';
import { apiError, notFound } from '../errors/index.ts';
import type { Signature } from '../secrets/index.ts';

interface Named {
  readonly kind: DocumentKind;
  readonly manifest: string;
}

interface Lacking {
  /** What a terminal runs. */
  readonly runs: readonly Named[];
  /** What it should run, and what is coming. */
  readonly wanted: readonly Named[];
  /** Manifests that it has fetched, with their parts. */
  readonly has: readonly string[];
}

/** A terminal that lacks more than so much is told no addresses, and fetches many parts in one response. */
const mostAddresses = 400;

/**
 * Whether content of a kind may stand at an address that everybody may read who knows it: not where it names people.
 * Secrets are no content; a document has their ids alone.
 */
export const isAddressed = (kind: DocumentKind): boolean => kindRecords[kind].people !== true;

/**
 * The addresses of what a terminal lacks of kinds that it runs already: manifests, and the parts that the manifest it runs
 * does not name. They are the same for every location that runs them. A new terminal fetches a pack.
 */
export const addressesFor = async (
  context: Pick<Context, 'contacts' | 'content' | 'links' | 'config'>,
  { runs, wanted, has }: Lacking,
): Promise<{ readonly addresses?: Record<string, string> }> => {
  const fresh = wanted.flatMap(({ kind, manifest }) => {
    const ran = runs.find(one => one.kind === kind)?.manifest;
    const isLacking = isAddressed(kind) && ran !== undefined && ran !== manifest && !has.includes(manifest);
    return isLacking ? [{ manifest, ran }] : [];
  });
  if (fresh.length === 0 || !context.links.canSign()) return {};
  const hashes = new Set(fresh.flatMap(({ manifest, ran }) => [manifest, ran]));
  const found = await context.content.manifests(context.contacts, [...hashes]);
  const lacking = new Set<string>();
  for (const { manifest, ran } of fresh) {
    // A terminal says what it likes: what it names need not be a manifest.
    const known = new Set(Object.values(found.get(ran)?.parts ?? {}));
    lacking.add(manifest);
    for (const part of partsOf(found.get(manifest))) if (!known.has(part)) lacking.add(part);
  }
  if (lacking.size > mostAddresses) return {};
  return { addresses: Object.fromEntries(Array.from(lacking, hash => [hash, addressOf(context, hash)])) };
};

const partsOf = (manifest: PreparedManifest | undefined): readonly string[] => Object.values(manifest?.parts ?? {});

const addressOf = ({ links, config }: Pick<Context, 'links' | 'config'>, hash: string): string =>
  `${config.contentUrl ?? ''}${hrefOf(contract.terminal.content.path, { hash }, { ...links.sign(signedParts(hash)) })}`;

/** The content at a signed address. */
export const readContent = async (
  { db, content, links }: Pick<Context, 'db' | 'content' | 'links'>,
  hash: string,
  by: Signature,
): Promise<unknown> => {
  if (!links.isSigned(signedParts(hash), by)) throw apiError(403, 'INVALID_SIGNATURE', '/query/signature');
  const found = await content.values(db, [hash]);
  if (!found.has(hash)) throw notFound();
  return found.get(hash);
};

const signedParts = (hash: string): readonly string[] => ['content', hash];
