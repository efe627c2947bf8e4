import type { Change } from '@commissary/document';
import { type Field, inheritedFrom, pathsAbove, valueAt } from '@commissary/schema';
import type { LoadedSnapshot } from '../../snapshot/index.ts';

/**
 * Finds, for a path, tenants of one document that together have every value that all of them show there: each whose own
 * list may change it, and one of those that take it from the same levels above. The time for a path does not grow with
 * the tenants.
 */
export const differentTenants = (
  definition: Field,
  tenants: readonly LoadedSnapshot[],
): ((path: string) => readonly LoadedSnapshot[]) => {
  const alike = [...Map.groupBy(tenants, numberOfLevelsAbove()).values()];
  const byOwn = touchedBy(tenants, ({ own }) => own);
  const byGroup = touchedBy(
    alike.flatMap(([one]) => one ?? []),
    ({ group }) => group ?? [],
  );
  return path => {
    const isStored = valueAt(tenants[0]?.base, path) !== undefined && byGroup(path).length === 0;
    const touched = new Set([path, ...(isStored ? [] : inheritedFrom(definition, path))].flatMap(byOwn));
    return [...touched, ...alike.flatMap(same => same.find(one => !touched.has(one)) ?? [])];
  };
};

/** The same number for tenants of one level that inherit from the same ones above. */
const numberOfLevelsAbove = () => {
  const known: LoadedSnapshot[] = [];
  return (tenant: LoadedSnapshot): number => {
    const { base, group, level } = tenant;
    const found = known.findIndex(one => one.base === base && one.group === group && one.level === level);
    return found < 0 ? known.push(tenant) - 1 : found;
  };
};

/** Finds those of whose lists an entry is at a path, above it or inside it. */
const touchedBy = (
  tenants: readonly LoadedSnapshot[],
  listOf: (tenant: LoadedSnapshot) => readonly Change[],
): ((path: string) => readonly LoadedSnapshot[]) => {
  const [exactly, inside] = [new Map<string, LoadedSnapshot[]>(), new Map<string, LoadedSnapshot[]>()];
  for (const tenant of tenants)
    for (const { path } of listOf(tenant)) {
      addTo(exactly, path, tenant);
      for (const at of [path, ...pathsAbove(path)]) addTo(inside, at, tenant);
    }
  return path => [...(inside.get(path) ?? []), ...pathsAbove(path).flatMap(above => exactly.get(above) ?? [])];
};

const addTo = (map: Map<string, LoadedSnapshot[]>, path: string, tenant: LoadedSnapshot): void => {
  const known = map.get(path);
  if (known === undefined) map.set(path, [tenant]);
  else if (known.at(-1) !== tenant) known.push(tenant);
};
