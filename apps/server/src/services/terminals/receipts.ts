import { type DocumentKind, documentKinds } from '@commissary/catalog';
import type { TerminalReceipts } from '@commissary/contract';
import { behindReason, deviceRules, freshnessMs, takenWithinMs, tenantReach } from '@commissary/domain';
import { countReceipts, listBehind, type ReceiptQuery } from '../../store/tenants/index.ts';
import type { Context, UseCaseContext } from '../context/index.ts';

/** As many are named; the others are counted. */
const named = 50;

interface Asked {
  readonly kinds?: readonly DocumentKind[] | undefined;
  readonly locationIds?: readonly string[] | undefined;
  /** What this publish brought, in place of all that is live. */
  readonly workflowId?: string | undefined;
}

/** Every home of a company asks for all of it again and again, and terminals report as often. */
const keptMs = 30_000;

/**
 * How many terminals run what is live where the person has access, and which do not, and why: of all that is live, or of
 * what a publish brought, where a terminal that runs a later one counts. Nothing where the person has no access.
 */
export const readReceipts = (
  context: Pick<UseCaseContext, 'db' | 'person' | 'now'> & Pick<Context, 'rowCache'>,
  companyId: string,
  { kinds = documentKinds, locationIds, workflowId }: Asked,
): Promise<TerminalReceipts> => {
  const { person, now, rowCache } = context;
  const asked = {
    ...{ companyId, kinds, workflowId: workflowId ?? null },
    ...{ locationIds: locationIds ?? null, reach: tenantReach(person, companyId) },
  };
  if (locationIds !== undefined) return readNow(context, asked);
  const key = `receipts ${JSON.stringify(asked)} ${Math.floor(now().getTime() / keptMs)}`;
  return rowCache.getOrLoad('states', [companyId], key, () => readNow(context, asked));
};

const readNow = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  asked: Omit<ReceiptQuery, 'heardSince'>,
): Promise<TerminalReceipts> => {
  const at = now().getTime();
  const query = { ...asked, heardSince: new Date(at - deviceRules.silentMs) };
  const late = { inContactSince: new Date(at - freshnessMs), liveBefore: new Date(at - takenWithinMs) };
  const { terminals, behind, first } = await listBehind(db, { ...query, ...late }, named);
  return {
    terminals,
    running: terminals - behind,
    behind: first.map(({ lastSeenAt, since, ...one }) => {
      const lastSeen = lastSeenAt.getTime();
      return { ...one, reason: behindReason(one.code, lastSeen, at), since: since.getTime(), lastSeen };
    }),
    locations: asked.locationIds === null ? [] : await countReceipts(db, query),
  };
};
