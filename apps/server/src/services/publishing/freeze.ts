import { publishUnits } from '@commissary/catalog';
import type { FrozenRecord } from '@commissary/contract';
import { tenantReach } from '@commissary/domain';
import { type Db, signal } from '../../store/database/index.ts';
import { deleteFrozen, insertFrozen, listFrozen } from '../../store/publishing/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { IdempotentContext, RequestContext } from '../context/index.ts';
import { permitted } from './publish-start.ts';

export interface FreezeRequest {
  readonly locationIds: readonly string[];
  readonly reason: string;
}

/**
 * Freezes locations where the caller may publish: until they are released, no publish of menu and settings reaches them;
 * people and edits that go live alone do. Returns how many were not frozen already. 403 where the caller may not publish.
 */
export const freezeLocations = async (
  context: IdempotentContext,
  { locationIds, reason }: FreezeRequest,
): Promise<number> => {
  const ids = [...new Set(locationIds)];
  const [{ companyId } = { companyId: '' }] = await permitted(context, 'menu', ids);
  return runOnce(context, `freeze ${reason} ${ids.join(' ')}`, async db => {
    const frozen = await insertFrozen(db, ids, { reason, by: context.person.name, at: context.now() });
    return recordChange(context, db, { action: 'publish.freeze', companyId, ids: frozen, reason });
  });
};

/** Releases locations: what waited for it goes live at once. Returns how many were frozen. */
export const releaseLocations = async (context: IdempotentContext, locationIds: readonly string[]): Promise<number> => {
  const ids = [...new Set(locationIds)];
  const [{ companyId } = { companyId: '' }] = await permitted(context, 'menu', ids);
  return runOnce(context, `release ${ids.join(' ')}`, async db => {
    const released = await deleteFrozen(db, ids);
    return recordChange(context, db, { action: 'publish.release', companyId, ids: released });
  });
};

interface FreezeChange {
  readonly action: 'publish.freeze' | 'publish.release';
  readonly companyId: string;
  /** The locations that were not so before. */
  readonly ids: readonly string[];
  readonly reason?: string;
}

/** Audits it and tells the pages, where it changed something; returns at how many locations. */
const recordChange = async (
  context: IdempotentContext,
  db: Db,
  { action, companyId, ids, reason }: FreezeChange,
): Promise<number> => {
  const [first] = ids;
  if (first === undefined) return 0;
  await recordAudit(context, db, {
    action,
    companyId,
    tenantIds: ids,
    target: first,
    subject: publishUnits.menu.title,
    details: { locations: ids.length },
    changes: reason === undefined ? [] : [{ what: 'Reason', was: null, now: reason }],
  });
  await signal(db, { about: 'publishes', companyId });
  return ids.length;
};

/** The frozen locations that this person can access. */
export const readFrozen = async ({ db, company, person }: RequestContext): Promise<FrozenRecord[]> => {
  const frozen = await listFrozen(db, company.id, tenantReach(person, company.id));
  return frozen.map(({ at, ...one }) => ({ ...one, at: at.getTime() }));
};
