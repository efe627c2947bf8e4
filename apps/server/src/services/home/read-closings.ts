import type { LocationSettings } from '@commissary/catalog';
import { closingOf, tenantReach } from '@commissary/domain';
import { complete } from '@commissary/schema';
import { liveAt } from '../../store/publishing/index.ts';
import { listTenants } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import type { RequestContext } from '../context/index.ts';
import { inTurns } from '../turns/index.ts';

/**
 * When each location that the person can access closes for today in store (epoch milliseconds), by the hours that are
 * live there; RULE.out.01. A location that was never published is left out.
 */
export const readClosings = async (
  { db, content, person, now }: Pick<RequestContext, 'db' | 'content' | 'person' | 'now'>,
  company: { readonly id: string },
): Promise<{ locationId: string; at: number }[]> => {
  const tenants = await listTenants(db, company.id, { reach: tenantReach(person, company.id) });
  const zones = new Map(tenants.map(({ id, timeZone }) => [id, timeZone ?? 'UTC']));
  const live = (await liveAt(db, [...zones.keys()])).filter(({ kind }) => kind === 'settings');
  const manifests = [...new Set(live.map(({ manifest }) => manifest))];
  const documents = await content.documents(db, manifests);
  const at = now().getTime();
  // Locations with the same settings in the same zone close at the same time.
  const known = new Map<string, number>();
  const closings: { locationId: string; at: number }[] = [];
  for await (const { locationId, manifest } of inTurns(live)) {
    const zone = zones.get(locationId) ?? 'UTC';
    const key = `${zone} ${manifest}`;
    const settings = () => complete(definitions.settings.field, documents.get(manifest)) as LocationSettings;
    const closes = known.get(key) ?? closingOf(settings().hours, 'inStore', zone, at);
    known.set(key, closes);
    closings.push({ locationId, at: closes });
  }
  return closings;
};
