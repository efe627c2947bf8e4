import {
  type DocumentKind,
  deviceName,
  kindRecords,
  locationsTexts,
  publishedTogether,
  publishKinds,
  receiptTexts,
} from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { deviceRules } from '@commissary/domain';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { devicesOf } from '../../cache/index.ts';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { Badge, Dot, EmptyState, ErrorState, SkeletonRows } from '../../ui/index.ts';
import styles from './devices.module.css';
import { TerminalFloor } from './terminal-floor.tsx';

const watchEveryMs = 5_000;

/** The terminals of a location, and what each of them runs. */
export function Devices({ companyId, location }: { readonly companyId: string; readonly location: Tenant }) {
  const devices = useQuery(devicesOf(companyId, location.id, watchEveryMs));
  if (devices.isPending) return <SkeletonRows rows={2} height={56} />;
  if (devices.isError)
    return <ErrorState text={locationsTexts.terminalsLoadFailed} onRetry={() => void devices.refetch()} />;
  if (devices.data.length === 0) return <EmptyState text={locationsTexts.noTerminals} />;
  return (
    <>
      {devices.data.length >= deviceRules.most && <p className="text-13 tone-2">{full}</p>}
      {devices.data.length > 1 && (
        <TerminalFloor devices={devices.data} zone={location.timeZone} now={devices.dataUpdatedAt} />
      )}
      <ul className="list" aria-label={locationsTexts.terminals}>
        {devices.data.map(({ deviceId, softwareVersion, lastSeen, runs, troubles }) => (
          <li
            key={deviceId}
            className={`${styles.row} row wrap align-center justify-between gap-8 gap-x-16 pad-x-20 pad-y-8`}
          >
            <div>
              <p className="weight-500" title={deviceId}>
                {deviceName(deviceId)}
              </p>
              <p className="text-13 tone-2">
                {locationsTexts.versionLastSeen(softwareVersion, dayAndTimeAt(lastSeen, location.timeZone))}
              </p>
              {troubles.map(({ kind, code }) => (
                <p key={kind} className="text-13 tone-error">
                  {receiptTexts.notTaken(kindRecords[kind].shortLabel, receiptTexts.trouble(code))}
                </p>
              ))}
            </div>
            <div className="row wrap gap-6">
              {runs.length === 0 && <span className="text-13 tone-2">{locationsTexts.nothingPublished}</span>}
              {inOrder(runs).map(({ kind, sequence, current, since }) => (
                <Badge
                  key={kind}
                  tone={current ? 'live' : 'amber'}
                  icon={current ? <IconCheck size={13} stroke={2} aria-hidden /> : <Dot tone="amber" />}
                >
                  {kindRecords[kind].shortLabel} {sequence}
                  {current ? '' : locationsTexts.earlierVersion}
                  {since !== null && ` ${receiptTexts.since(dayAndTimeAt(since, location.timeZone))}`}
                </Badge>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const full = locationsTexts.terminalLimit(deviceRules.most);

const order = publishKinds.flatMap(publishedTogether);

const inOrder = <T extends { readonly kind: DocumentKind }>(runs: readonly T[]): readonly T[] =>
  runs.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
