import type { TenantRecord } from '../../store/tenants/index.ts';
import { sizeOfPart } from '../content/index.ts';
import type { Context } from '../context/index.ts';
import { notFound } from '../errors/index.ts';
import { readManifests } from './published-parts.ts';

/** The content of one response, as JSON: a part more than that where the first one alone is larger. */
const packBytes = 1_048_576;

interface Asked {
  readonly manifests: readonly string[];
  /** The last hash that arrived. */
  readonly after?: string | undefined;
}

interface Pack {
  readonly content: Readonly<Record<string, unknown>>;
  /** Something follows. */
  readonly more: boolean;
}

/**
 * Manifests that a location runs or was assigned, and all of their parts, in one order: the manifests as asked for, then
 * the parts by their hashes. So a terminal goes on after what it has, and an interrupted response costs no more than itself.
 */
export const readPack = async (
  context: Context,
  location: TenantRecord,
  { manifests, after }: Asked,
): Promise<Pack> => {
  const found = await readManifests(context, location, [...new Set(manifests)]);
  const parts = found.flatMap(manifest => Object.values(manifest.parts)).sort();
  const names = [...new Set([...manifests, ...parts])];
  const rest = after === undefined ? names : names.slice(names.indexOf(after) + 1);
  const content: Record<string, unknown> = {};
  let bytes = 0;
  for (let from = 0; from < rest.length; from += portion) {
    const some = rest.slice(from, from + portion);
    const values = await context.content.values(context.db, some);
    for (const name of some) {
      const value = values.get(name);
      if (value === undefined) throw notFound();
      bytes += sizeOfPart(value);
      if (bytes > packBytes && Object.keys(content).length > 0) return { content, more: true };
      content[name] = value;
    }
  }
  return { content, more: false };
};

/** So many parts are read at once: what no longer fits is read again with the next response. */
const portion = 50;
