import { receiptTexts, shellTexts, rollbackTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant, PublishPage } from '@commissary/contract';
import { type PublishKind, shortZone } from '@commissary/domain';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { receiptsOf } from '../../cache/index.ts';
import { dayAndTimeAt, ownZone } from '../../formatting/index.ts';
import { publishRefusalText } from '../../publishing/index.ts';
import styles from '../../publishing/preview/publish.module.css';
import { Badge, classNames, WindowedList } from '../../ui/index.ts';
import { pagesById } from './pages-by-id.ts';
import { PublishStateBadge } from './publish-state-badge.tsx';

export type RunLocation = PublishPage['locations'][number];

export interface RunLocationsProps {
  readonly companyId: string;
  readonly workflowId: string;
  readonly kind: PublishKind;
  readonly locations: readonly RunLocation[];
  readonly total: number;
  readonly tenants: ReadonlyMap<string, AccessibleTenant>;
  readonly picked: ReadonlySet<string>;
  readonly onPick: (id: string, on: boolean) => void;
  readonly onEnd: () => void;
}

/** The locations of a publish with their state; those where it is live can be selected. */
export function RunLocations(props: RunLocationsProps) {
  const { companyId, workflowId, kind, locations, total, tenants, picked, onPick, onEnd } = props;
  const pageOf = useMemo(() => pagesById(locations.map(({ locationId }) => locationId)), [locations]);
  const [first, last] = [locations[0], locations.at(-1)];
  return (
    <WindowedList
      label={shellTexts.locations}
      items={locations}
      keyOf={({ locationId }) => locationId}
      height={44}
      total={total}
      onEnd={onEnd}
      classOf={one => classNames(styles.line, one === first && styles.firstLine, one === last && styles.lastLine)}
      draw={one => {
        const { locationId, status } = one;
        const tenant = tenants.get(locationId);
        const name = tenant?.name ?? locationId;
        const zone = tenant?.timeZone ?? ownZone();
        return (
          <div className={`${styles.row} grid align-center gap-12 line-above`} data-location={locationId}>
            <Checkbox
              aria-label={texts.select(name)}
              checked={picked.has(locationId)}
              disabled={status !== 'SUCCESS'}
              onChange={event => onPick(locationId, event.currentTarget.checked)}
            />
            <span className="weight-500">
              {name}
              <span className={`${styles.zone} weight-400`}>{shortZone(one.dueAt, zone)}</span>
            </span>
            <StatusBadge location={one} />
            <span className={`${styles.detail} text-13 tone-2`} data-failed={status === 'FAILED' || undefined}>
              {detailOf(one, kind, zone)}
              {status === 'SUCCESS' && (
                <Receipt
                  companyId={companyId}
                  workflowId={workflowId}
                  locationId={locationId}
                  page={pageOf.get(locationId) ?? []}
                />
              )}
            </span>
          </div>
        );
      }}
    />
  );
}

interface ReceiptProps {
  readonly companyId: string;
  readonly workflowId: string;
  readonly locationId: string;
  /** The locations that are asked about together. */
  readonly page: readonly string[];
}

/** At how many terminals of the location it runs. */
function Receipt({ companyId, workflowId, locationId, page }: ReceiptProps) {
  const { data } = useQuery(receiptsOf(companyId, { workflowId }, page));
  const receipt = data?.locations.find(one => one.locationId === locationId);
  return receipt === undefined ? null : <> · {receiptTexts.runs(receipt.running, receipt.terminals)}</>;
}

function StatusBadge({ location: { status, dueAt, reason } }: { readonly location: RunLocation }) {
  switch (status) {
    case 'SUCCESS':
      return <Badge tone="live">{texts.wentLive}</Badge>;
    case 'TERMINATED':
      return (
        <Badge tone="quiet" outlined>
          {texts.ended}
        </Badge>
      );
    case 'WAITING':
      return <PublishStateBadge state={{ kind: 'waiting', dueAt }} />;
    case 'RUNNING':
      return <PublishStateBadge state={{ kind: 'running', done: false }} />;
    case 'FAILED':
      return <PublishStateBadge state={{ kind: 'failed', reason: reason ?? '' }} />;
  }
}

const detailOf = ({ status, reason, dueAt, endedAt }: RunLocation, kind: PublishKind, zone: string): string => {
  const when = dayAndTimeAt(endedAt ?? dueAt, zone);
  if (status === 'FAILED') return texts.byAt(publishRefusalText(reason ?? '', kind), when);
  if (status === 'TERMINATED') return texts.byAt(texts.endReasons[reason ?? ''] ?? '', when);
  return when;
};
