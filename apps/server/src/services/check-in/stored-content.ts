import type { Context } from '../../context.ts';
import { liveAt, recentManifests } from '../../store/published.ts';
import type { Tenant } from '../../store/tenant.ts';
import type { Manifest } from '../content/content.ts';
import { notFound } from '../refusal.ts';

/** A terminal that slept through some publishes may still ask for what it was told before. */
const REMEMBERED = 30;

/** A manifest, if this location runs it or was told to. */
export const readManifest = async (context: Context, location: Tenant, hash: string): Promise<Manifest> => {
  const manifest = (await manifestsOf(context, location)).get(hash);
  if (manifest === undefined) throw notFound();
  return manifest;
};

/** A part, if such a manifest names it. */
export const readPart = async (context: Context, location: Tenant, hash: string): Promise<unknown> => {
  const manifests = await manifestsOf(context, location);
  if (![...manifests.values()].some(manifest => named(manifest).has(hash))) throw notFound();
  const found = await context.content.values(context.db, [hash]);
  if (!found.has(hash)) throw notFound();
  return found.get(hash);
};

const manifestsOf = async (context: Context, location: Tenant): Promise<ReadonlyMap<string, Manifest>> => {
  const live = (await liveAt(context.db, [location.id])).map(one => one.manifest);
  const recent = await recentManifests(context.db, location.id, REMEMBERED);
  return context.content.manifests(context.db, [...new Set([...live, ...recent])]);
};

const named = (manifest: Manifest): ReadonlySet<string> => {
  const known = parts.get(manifest) ?? new Set(Object.values(manifest.parts));
  parts.set(manifest, known);
  return known;
};

const parts = new WeakMap<Manifest, ReadonlySet<string>>();
