import type { RequestContext } from '../../request-context.ts';
import { takeBack } from '../../store/run.ts';
import { signal } from '../../store/signal.ts';
import { findTenant, removeTenant, type Tenant } from '../../store/tenant.ts';
import { holdCompanies, transact } from '../../store/transact.ts';
import { audit } from '../audit.ts';
import { removeGroup } from '../levels/groups.ts';
import { notFound } from '../refusal.ts';
import { about } from './create-location.ts';

/** Removes a location or a group of the call's company, whichever bears the id. */
export const removePlace = async (context: RequestContext, id: string): Promise<void> => {
  const place = await findTenant(context.db, id);
  if (place === null || place.companyId !== context.company.id) throw notFound();
  return place.type === 'GROUP' ? removeGroup(context, id) : removeLocation(context, place);
};

/**
 * Takes a location away: its terminals are refused from then on, and what was scheduled for it is taken back. What was
 * saved and published for it stays in the history alone.
 */
const removeLocation = async (context: RequestContext, location: Tenant): Promise<void> => {
  const { id, companyId } = location;
  const at = context.now();
  await transact(context.db, async db => {
    await holdCompanies(db, [companyId]);
    if (!(await removeTenant(db, id, at))) throw notFound();
    await audit(context, db, { action: 'location.remove', ...about(location) });
    for (const blobType of ['menu', 'employment'] as const) await takeBack(db, blobType, id, at);
    await signal(db, { about: 'publishes', companyId });
  });
};
