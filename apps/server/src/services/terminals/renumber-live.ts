import { inTransaction, type RunningPins } from '../../store/database/index.ts';
import { raiseSequence } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { ownAction, recordAuditAs } from '../audit/index.ts';
import type { Context } from '../context/index.ts';

interface Compared {
  readonly location: TenantRecord;
  /** What a terminal says that it runs. */
  readonly runs: readonly RunningPins[];
  /** What it should run. */
  readonly assigned: readonly RunningPins[];
}

/** The most that one check-in raises a number by: a terminal says what it likes. */
const mostRaised = 1_000;

/**
 * A terminal takes an assignment only with a higher number than it has. One that has a number of a publish which this
 * database does not know (it was restored from before that) would ignore as many publishes as were lost: what is live gets
 * a higher number than the terminal has. Returns whether there was such a kind.
 */
export const renumberLive = async (
  context: Pick<Context, 'db' | 'now' | 'content'>,
  { location, runs, assigned }: Compared,
): Promise<boolean> => {
  const differing = runs.flatMap(({ kind, manifest, sequence }) => {
    const live = assigned.find(one => one.kind === kind);
    const isAhead = live !== undefined && live.manifest !== manifest && sequence >= live.sequence;
    return isAhead && sequence - live.sequence < mostRaised ? [{ kind, manifest, live, above: sequence }] : [];
  });
  if (differing.length === 0) return false;
  // A terminal that could not put chunks together until now runs the same without them.
  const whole = await context.content.wholeManifests(
    context.db,
    differing.map(({ live }) => live.manifest),
  );
  const ahead = differing.filter(({ manifest, live }) => whole.get(live.manifest) !== manifest);
  if (ahead.length === 0) return false;
  await inTransaction(context.db, async db => {
    const raised: string[] = [];
    for (const one of ahead) if (await raiseSequence(db, location.id, one.kind, one.above)) raised.push(one.kind);
    // Another terminal of the location may have raised it already.
    if (raised.length > 0)
      await recordAuditAs(
        { now: context.now, origin: ownAction },
        db,
        { id: null, name: 'system' },
        {
          action: 'terminal.ahead',
          companyId: location.companyId,
          tenantIds: [location.id],
          target: location.id,
          subject: location.name,
          details: { kinds: raised },
        },
      );
  });
  return true;
};
