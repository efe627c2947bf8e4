import { closingOf } from '@commissary/domain';
import { stockPlaces } from '../../store/documents/index.ts';
import type { RequestContext } from '../context/index.ts';
import { readPublishedHours } from '../documents/index.ts';
import { inTurns } from '../turns/index.ts';
import { scopeOf } from './scope-of.ts';

export interface ClosingPlace {
  readonly locationId: string;
  readonly ver: number;
  readonly closes: number;
}

/**
 * The locations within reach that run a menu, with the version of their changes and when each closes for today in store
 * (epoch milliseconds), by the hours that are live there. [RULE.out.02] A location that was never published, or runs another
 * menu than the one that it was given since, is left out: nothing goes live alone there.
 */
export const readStockPlaces = async (
  context: RequestContext,
  { menuId, tenantId }: { readonly menuId: string; readonly tenantId?: string | undefined },
): Promise<ClosingPlace[]> => {
  const places = await stockPlaces(context.db, menuId, await scopeOf(context, { menuId, tenantId }));
  const hours = await readPublishedHours(
    context,
    places.map(({ settings }) => settings),
  );
  const now = context.now().getTime();
  // Locations with the same hours in the same zone close at the same time.
  const known = new Map<string, number>();
  const closing: ClosingPlace[] = [];
  for await (const { locationId, timeZone, dayStarts: starts, ver, settings } of inTurns(places)) {
    const found = hours.get(settings);
    if (found === undefined) continue;
    const key = `${timeZone} ${JSON.stringify(starts)} ${found.hash}`;
    const closes = known.get(key) ?? closingOf(found.hours, 'inStore', { zone: timeZone, starts }, now);
    known.set(key, closes);
    closing.push({ locationId, ver, closes });
  }
  return closing;
};
