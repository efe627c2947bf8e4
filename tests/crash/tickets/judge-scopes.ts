import { rollUpScope } from '@commissary/catalog';
import { canonicalJson } from '@commissary/document';
import type { Posting } from '@commissary/domain';
import { unpackScope } from '../../../apps/server/src/services/reports/rollup-body.ts';
import type { Db } from '../../../apps/server/src/store/database/index.ts';
import { scopeSums } from '../../../apps/server/src/store/rollups/index.ts';

/** Sums of companies and groups that a report would read now, and that are not those of all tickets of their locations. */
export const wrongScopes = async (
  db: Db,
  /** By location and day or month. */
  postings: ReadonlyMap<string, readonly Posting[]>,
): Promise<string[]> => {
  const kept = await db.selectFrom('scope_rollup').select(['company_id', 'scope_id', 'span']).execute();
  const violations: string[] = [];
  for (const { company_id: companyId, scope_id: scopeId, span } of kept) {
    const members = await db
      .selectFrom('tenant')
      .select('id')
      .where('company_id', '=', companyId)
      .where('type', '=', 'LOCATION')
      .where('removed_at', 'is', null)
      .where(({ or, eb }) => or([eb('company_id', '=', scopeId), eb('group_id', '=', scopeId)]))
      .execute();
    const ids = members.map(({ id }) => id);
    const [found] = await scopeSums(db, companyId, ids, [span]);
    if (found === undefined || found.body === null) continue;
    const sums = unpackScope({ locationId: null, span }, found.body).postings;
    const of = ids.flatMap(id => postings.get(`${id} ${span}`) ?? []);
    const expected = rollUpScope(span.length === 'YYYY-MM'.length ? 'month' : 'day', of);
    if (canonicalJson(sums) !== canonicalJson(expected))
      violations.push(`${scopeId} ${span}: the sums are not those of the tickets of its locations`);
  }
  return violations;
};
