import { deviceName, receiptTexts, screenHref, rollbackTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant, TerminalReceipts } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { receiptsOf } from '../../cache/index.ts';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { AppLink } from '../../navigation/index.ts';
import styles from '../../publishing/preview/publish.module.css';
import { ErrorState, SkeletonRows } from '../../ui/index.ts';

export interface RunReceiptsProps {
  readonly companyId: string;
  readonly workflowId: string;
  readonly tenants: ReadonlyMap<string, AccessibleTenant>;
}

/** As many terminals have a segment each. */
const mostSegments = 60;
/** As many are named at first. */
const firstNamed = 4;

/** At how many terminals runs what a publish brought, and each that does not, with the reason and since when. */
export function RunReceipts({ companyId, workflowId, tenants }: RunReceiptsProps) {
  const receipts = useQuery(receiptsOf(companyId, { workflowId }));
  const [all, setAll] = useState(false);
  if (receipts.isError) return <ErrorState text={texts.receiptsFailed} onRetry={() => receipts.refetch()} />;
  if (receipts.data === undefined) return <SkeletonRows rows={1} height={56} />;
  const { terminals, running, behind } = receipts.data;
  const missing = terminals - running;
  const shown = all ? behind : behind.slice(0, firstNamed);
  const byLocation = [...Map.groupBy(shown, ({ locationId }) => locationId)];
  return (
    <section className="card space-below-16" aria-label={texts.terminals}>
      <h2 className="row wrap gap-8 pad-x-16 pad-y-12">
        {terminals === 0 ? texts.noTerminals : texts.runningAt(running, terminals)}
        {missing > 0 && <span className="tone-error">{texts.behind(missing)}</span>}
      </h2>
      {terminals > 0 && <Segments running={running} missing={missing} />}
      {missing > 0 && (
        <ul className="list size-13">
          {byLocation.map(([locationId, some]) => (
            <BehindAt key={locationId} companyId={companyId} tenant={tenants.get(locationId)} behind={some} />
          ))}
          {behind.length > shown.length && (
            <li className="pad-x-16 pad-y-8 line-above">
              <button
                type="button"
                className={`${styles.link} ${styles.atEdge} weight-600`}
                onClick={() => setAll(true)}
              >
                {texts.showBehind(behind.length)}
              </button>
            </li>
          )}
          {behind.length === shown.length && missing > shown.length && (
            <li className="pad-x-16 pad-y-8 line-above tone-2">{texts.unnamedBehind(missing - shown.length)}</li>
          )}
        </ul>
      )}
    </section>
  );
}

/** One segment for each terminal; of many, a part for those that run it and one for the others. */
function Segments({ running, missing }: { readonly running: number; readonly missing: number }) {
  const isEach = running + missing <= mostSegments;
  const parts = (
    [
      ['live', running],
      ['scheduled', missing],
    ] as const
  ).flatMap(([at, count]) => {
    const parts = Array.from({ length: isEach ? count : Math.min(count, 1) }, (_, index) => ({
      id: `${at}${index}`,
      at,
    }));
    return parts.map(part => ({ ...part, share: isEach ? 1 : count }));
  });
  return (
    <div className="pad-x-16 space-below-16">
      <ul className={`${styles.segments} row gap-2`} aria-hidden>
        {parts.map(({ id, at, share }) => (
          <li key={id} data-at={at} style={{ flexGrow: share }} />
        ))}
      </ul>
    </div>
  );
}

interface BehindAtProps {
  readonly companyId: string;
  readonly tenant: AccessibleTenant | undefined;
  readonly behind: TerminalReceipts['behind'];
}

function BehindAt({ companyId, tenant, behind }: BehindAtProps) {
  const [first] = behind;
  if (first === undefined) return null;
  const at = (instant: number) => dayAndTimeAt(instant, tenant?.timeZone ?? null);
  const { locationId } = first;
  return (
    <li className="pad-x-16 pad-y-8 line-above">
      <AppLink
        className={`${styles.link} ${styles.atEdge} weight-600`}
        href={screenHref('location', { id: locationId }, { companyId, locationId })}
      >
        {tenant?.name ?? locationId}
      </AppLink>
      <ul className="reset tone-2">
        {behind.map(({ deviceId, reason, code, lastSeen, since }) => (
          <li key={deviceId}>
            {texts.terminalBehind(deviceName(deviceId), receiptTexts.reason(reason, code, at(lastSeen)), at(since))}
          </li>
        ))}
      </ul>
    </li>
  );
}
