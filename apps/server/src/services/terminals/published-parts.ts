import { documentKinds } from '@commissary/catalog';
import { memoByIdentity } from '@commissary/schema';
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
  const manifest = await findManifest(context, location, (_, name) => name === hash);
  if (manifest === undefined) throw notFound();
  return manifest;
};

/** A part, when such a manifest contains it. */
export const readPart = async (context: Context, location: TenantRecord, hash: string): Promise<unknown> => {
  const manifest = await findManifest(context, location, one => named(one).has(hash));
  if (manifest === undefined) throw notFound();
  const found = await context.content.values(context.db, [hash]);
  if (!found.has(hash)) throw notFound();
  return found.get(hash);
};

/** Among the manifests of a location, then among those without chunks that a check-in returned for them. */
const findManifest = async (
  { db, content }: Context,
  location: TenantRecord,
  matches: (manifest: PreparedManifest, hash: string) => boolean,
): Promise<PreparedManifest | undefined> => {
  const live = (await liveAt(db, [location.id])).map(one => one.manifest);
  const recent = await recentManifests(db, location.id, REMEMBERED);
  const assigned = [...new Set([...live, ...recent])];
  const firstOf = async (hashes: readonly string[]) =>
    [...(await content.manifests(db, hashes))].find(([hash, manifest]) => matches(manifest, hash))?.[1];
  return (await firstOf(assigned)) ?? firstOf([...(await findWholeManifests(db, assigned)).values()]);
};

const named = memoByIdentity(
  (manifest: PreparedManifest): ReadonlySet<string> => new Set(Object.values(manifest.parts)),
);
