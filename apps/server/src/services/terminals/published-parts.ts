import { memoByIdentity } from '@commissary/schema';
import { liveAt, recentManifests } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { PreparedManifest } from '../content/index.ts';
import type { Context } from '../context/index.ts';
import { notFound } from '../errors/index.ts';

/** A terminal that missed some publishes may still request what an earlier check-in returned. */
const REMEMBERED = 30;

/** A manifest, when this location runs it or was assigned it. */
export const readManifest = async (
  context: Context,
  location: TenantRecord,
  hash: string,
): Promise<PreparedManifest> => {
  const manifest = (await manifestsOf(context, location)).get(hash);
  if (manifest === undefined) throw notFound();
  return manifest;
};

/** A part, when such a manifest contains it. */
export const readPart = async (context: Context, location: TenantRecord, hash: string): Promise<unknown> => {
  const manifests = await manifestsOf(context, location);
  if (![...manifests.values()].some(manifest => named(manifest).has(hash))) throw notFound();
  const found = await context.content.values(context.db, [hash]);
  if (!found.has(hash)) throw notFound();
  return found.get(hash);
};

const manifestsOf = async (
  context: Context,
  location: TenantRecord,
): Promise<ReadonlyMap<string, PreparedManifest>> => {
  const live = (await liveAt(context.db, [location.id])).map(one => one.manifest);
  const recent = await recentManifests(context.db, location.id, REMEMBERED);
  return context.content.manifests(context.db, [...new Set([...live, ...recent])]);
};

const named = memoByIdentity(
  (manifest: PreparedManifest): ReadonlySet<string> => new Set(Object.values(manifest.parts)),
);
