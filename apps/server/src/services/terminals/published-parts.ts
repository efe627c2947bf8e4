import { documentKinds } from '@commissary/catalog';
import { findWholeManifests } from '../../store/documents/index.ts';
import { liveAt, recentManifests } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { PreparedManifest } from '../content/index.ts';
import type { Context } from '../context/index.ts';
import { notFound } from '../errors/index.ts';

/** A terminal that missed some publishes may still request what an earlier check-in returned: ten of each kind. */
const REMEMBERED = 10 * documentKinds.length;

/** A manifest, when this location runs it or was assigned it. */
export const readManifest = async (
  context: Context,
  location: TenantRecord,
  hash: string,
): Promise<PreparedManifest> => {
  const [manifest] = await readManifests(context, location, [hash]);
  if (manifest === undefined) throw notFound();
  return manifest;
};

/** Manifests in the order of their hashes, when this location runs or was assigned each of them. */
export const readManifests = async (
  context: Context,
  location: TenantRecord,
  hashes: readonly string[],
): Promise<readonly PreparedManifest[]> => {
  const found = new Map<string, PreparedManifest>();
  for await (const manifests of manifestsAt(context, location)) {
    for (const hash of hashes) {
      const manifest = manifests.get(hash);
      if (manifest !== undefined) found.set(hash, manifest);
    }
    if (hashes.every(hash => found.has(hash))) return hashes.flatMap(hash => found.get(hash) ?? []);
  }
  throw notFound();
};

/** A part, when such a manifest contains it. */
export const readPart = async (context: Context, location: TenantRecord, hash: string): Promise<unknown> => {
  const found = await readParts(context, location, [hash]);
  return found.get(hash);
};

/** Parts by their hashes, when such manifests contain each of them. */
export const readParts = async (
  context: Context,
  location: TenantRecord,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, unknown>> => {
  const wanted = new Set(hashes);
  const allowed: string[] = [];
  for await (const manifests of manifestsAt(context, location)) {
    for (const manifest of manifests.values())
      for (const name of Object.values(manifest.parts)) if (wanted.delete(name)) allowed.push(name);
    if (wanted.size === 0) break;
  }
  if (wanted.size > 0) throw notFound();
  const found = await context.content.values(context.db, allowed);
  if (found.size < allowed.length) throw notFound();
  return found;
};

/** The manifests that are live at a location, then those of some publishes before, then those without chunks that a check-in returned for them. */
async function* manifestsAt(
  { db, content }: Context,
  location: TenantRecord,
): AsyncGenerator<ReadonlyMap<string, PreparedManifest>> {
  const live = (await liveAt(db, [location.id])).map(one => one.manifest);
  yield await content.manifests(db, live);
  const recent = await recentManifests(db, location.id, REMEMBERED);
  const assigned = [...new Set([...live, ...recent])];
  yield await content.manifests(db, assigned);
  yield await content.manifests(db, [...(await findWholeManifests(db, assigned)).values()]);
}
