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
  readonly epoch: string | null;
}

/** The most that one check-in raises a number by: a terminal says what it likes. */
const mostRaised = 1_000;

/**
 * Within an epoch a terminal takes an assignment only with a higher number than it has, and earlier terminals know no epochs. One
 * that has a number of a publish which this database does not know (it was restored from before that) would ignore as many
 * publishes as were lost: what is live gets a higher number than the terminal has, by at most 1,000. A terminal of another
 * epoch takes what is live whatever its number is; the number is raised too, so that the others of the location do and it
 * is told once. Returns whether there was such a kind.
 */
export const renumberLive = async (
  context: Pick<Context, 'db' | 'now' | 'content'>,
  { location, runs, assigned, epoch }: Compared,
): Promise<boolean> => {
  const differing = runs.flatMap(({ kind, manifest, sequence, epoch: ranIn }) => {
    const live = assigned.find(one => one.kind === kind);
    if (live === undefined || live.manifest === manifest || sequence < live.sequence) return [];
    const highest = live.sequence + mostRaised - 1;
    const isForeign = ranIn !== undefined && epoch !== null && ranIn !== epoch;
    return sequence <= highest || isForeign ? [{ kind, manifest, live, above: Math.min(sequence, highest) }] : [];
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
