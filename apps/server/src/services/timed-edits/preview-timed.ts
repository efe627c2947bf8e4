import type { TimedPreview } from '@commissary/contract';
import { diff } from '@commissary/document';
import { permissionsAt, tenantScopeOf } from '@commissary/domain';
import { redactChanges } from '@commissary/schema';
import { definitions } from '../content/index.ts';
import type { RequestContext } from '../context/index.ts';
import { effectiveDocuments } from '../documents/index.ts';
import { otherSchedules } from '../publishing/index.ts';
import { digestLongValue } from '../saving/index.ts';
import { planTimed, type TimedRequest } from './plan-timed.ts';

/** The changes that are shown for one location; `total` is the number of all. */
const SHOWN = 100;

/**
 * What edits for a time would change of what is live at each location, when they would begin and end there, and the
 * schedules that bring another value meanwhile. Nobody can see it anywhere afterwards. Rejected as `createTimed` is.
 */
export const previewTimed = async (context: RequestContext, request: TimedRequest): Promise<TimedPreview> => {
  const { plan, locations, blobType } = await planTimed(context, request);
  const { field } = definitions[plan.kind];
  const stacks = new Map(
    locations.map(({ location }) => [location.id, plan.live.get(location.id)?.get(plan.kind)?.stack]),
  );
  const before = await effectiveDocuments(
    context,
    [...stacks.values()].flatMap(stack => stack ?? []),
  );
  const schedules = await otherSchedules(context, { ...plan, blobType });
  const periods = new Map(locations.map(({ location, ...period }) => [location.id, period]));
  return {
    locations: locations.map(({ location, zone, startsAt, endsAt }) => {
      const held: ReadonlySet<string> = permissionsAt(context.person, tenantScopeOf(location));
      const stack = stacks.get(location.id);
      const after = plan.onLive.after.get(location.id);
      const all = stack && after ? diff(before(stack).document, after.document, { field }) : [];
      const changes = redactChanges(field, all, permission => held.has(permission));
      const shown = changes
        .slice(0, SHOWN)
        .map(one => ('value' in one ? { ...one, value: digestLongValue(one.value) } : one));
      return { locationId: location.id, timeZone: zone, startsAt, endsAt, changes: shown, total: changes.length };
    }),
    schedules: schedules.filter(({ locationId, dueAt }) => {
      const period = periods.get(locationId);
      return period !== undefined && dueAt >= period.startsAt && dueAt < (period.endsAt ?? Number.POSITIVE_INFINITY);
    }),
  };
};
