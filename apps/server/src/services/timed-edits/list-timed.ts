import type { TimedPage } from '@commissary/contract';
import { accessibleTenants, permissionsAt, tenantReach, tenantScopeOf } from '@commissary/domain';
import { redactChanges } from '@commissary/schema';
import { listTimed, timedWordsIn } from '../../store/publishing/index.ts';
import { findTenants } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';

export interface TimedListQuery {
  /** Those that are over everywhere, instead of the others. */
  readonly over?: boolean | undefined;
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
}

/** A page of the timed edits at the locations that this person can access, newest first, without what they may not read. */
export const readTimedPage = async (
  { db, company, person, language }: RequestContext,
  { over = false, before, limit = 50 }: TimedListQuery,
): Promise<TimedPage> => {
  const rows = await listTimed(db, company.id, {
    reach: tenantReach(person, company.id),
    open: !over,
    before: before === undefined ? null : decodeCursor(before),
    limit: limit + 1,
  });
  const tenants = await findTenants(db, [...new Set(rows.map(({ locationId }) => locationId))]);
  const reached = new Map(accessibleTenants(person, tenants).map(tenant => [tenant.id, tenant]));
  const byEdit = [...Map.groupBy(rows, ({ editId }) => editId).values()];
  const page = byEdit.slice(0, limit);
  const last = page.at(-1)?.[0]?.edit;
  return {
    edits: page.flatMap(ofEdit => {
      const here = ofEdit.filter(({ locationId }) => reached.has(locationId));
      const [first] = here;
      if (first === undefined) return [];
      const { edit } = first;
      const tenant = reached.get(first.locationId);
      const held: ReadonlySet<string> =
        tenant === undefined ? new Set<string>() : permissionsAt(person, tenantScopeOf(tenant));
      const words = redactChanges(definitions[edit.kind].field, timedWordsIn(edit, language), permission =>
        held.has(permission),
      );
      return {
        ...{ id: edit.id, kind: edit.kind, menuId: edit.menuId, starts: edit.starts, ends: edit.ends },
        ...{ by: edit.authorName, createdAt: edit.createdAt.getTime(), changes: [...words], total: edit.words.length },
        locations: here.map(row => ({
          ...{ locationId: row.locationId, phase: row.phase, question: row.question, outcome: row.outcome },
          startsAt: row.startsAt.getTime(),
          endsAt: row.endsAt?.getTime() ?? null,
          timeZone: reached.get(row.locationId)?.timeZone ?? 'UTC',
        })),
      };
    }),
    next: byEdit.length > limit && last !== undefined ? `${last.createdAt.getTime()}.${last.id}` : null,
  };
};

const decodeCursor = (text: string): { readonly at: Date; readonly id: string } => {
  const [, at, id] = /^(\d{1,15})\.(\w{1,64})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) throw apiError(400, 'invalid', 'before');
  return { at: new Date(Number(at)), id };
};
