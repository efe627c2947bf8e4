import { countTexts, rollbackTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant, RollbackPreview } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { totalChanges } from '../../levels/index.ts';
import type { Schedule } from '../../publishing/index.ts';
import { NamedSchedules, PreviewChanges } from '../../publishing/preview/index.ts';
import styles from '../../publishing/preview/publish.module.css';
import { Writable } from '../../session/index.ts';
import { Badge, ErrorState, SkeletonRows } from '../../ui/index.ts';
import { rollbackPreviewOf } from './run-queries.ts';

export interface RollbackPanelProps {
  readonly kind: PublishKind;
  readonly companyId: string;
  readonly workflowId: string;
  readonly locationIds: readonly string[];
  readonly tenants: readonly AccessibleTenant[];
  readonly busy: boolean;
  /** Where it can be rolled back, as it was previewed. */
  readonly onRollBack: (what: RollBack) => void;
}

export interface RollBack {
  readonly locationIds: readonly string[];
  readonly seen: string;
  readonly schedules: readonly Schedule[];
  /** Whether the schedules stay. */
  readonly keep: boolean;
}

/** What goes live again at the selected locations; where there is nothing to go back to, they are named and left out. */
export function RollbackPanel(props: RollbackPanelProps) {
  const { kind, companyId, workflowId, locationIds, tenants, busy, onRollBack } = props;
  const preview = useQuery(rollbackPreviewOf({ companyId, kind, workflowId, locationIds }));
  const [keep, setKeep] = useState(false);
  const found = preview.data?.locations ?? [];
  const possible = found.filter(one => !isRefused(one));
  const schedules = schedulesIn(possible);
  const credentials = [...new Set(found.flatMap(one => one.credentials))];
  const where = countTexts.locations(preview.data === undefined ? locationIds.length : possible.length);
  const isReady = !busy && possible.length > 0 && possible.every(({ disabled }) => disabled === null);
  return (
    <section className={`${styles.panel} card`} aria-label={texts.panel}>
      <header className="row align-center justify-between gap-12 pad-x-16 pad-y-12 line-below">
        <h2>{locationIds.length === 0 ? texts.panel : texts.rollBack(where)}</h2>
        {found.length > 0 && <Badge tone="amber">{countTexts.changes(totalChanges(found))}</Badge>}
      </header>
      <p className={styles.changes}>{locationIds.length === 0 ? texts.choose : texts.about}</p>
      {locationIds.length > 0 && preview.isPending && <SkeletonRows rows={4} />}
      {preview.isError && <ErrorState text={texts.previewFailed} onRetry={() => preview.refetch()} />}
      <Refusals found={found} tenants={tenants} />
      {schedules.length > 0 && (
        <div className={styles.changes}>
          <NamedSchedules schedules={schedules} meaning={keep ? texts.keepsSchedules : texts.endsSchedules}>
            <Writable>
              <Checkbox label={texts.keep} checked={keep} onChange={event => setKeep(event.currentTarget.checked)} />
            </Writable>
          </NamedSchedules>
        </div>
      )}
      {possible.length > 0 && (
        <PreviewChanges kind={kind} companyId={companyId} previews={possible} tenants={tenants} />
      )}
      {credentials.length > 0 && (
        <div className={styles.changes}>
          <p className={styles.groupHead}>{texts.credentials}</p>
          <ul className="reset text-13">
            {credentials.map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={`${styles.when} stack gap-12 line-above`}>
        <Writable explained>
          <Button
            disabled={!isReady}
            onClick={() =>
              onRollBack({
                locationIds: possible.map(({ locationId }) => locationId),
                seen: preview.data?.seen ?? '',
                schedules,
                keep,
              })
            }
          >
            {locationIds.length === 0 ? texts.panel : texts.rollBack(where)}
          </Button>
        </Writable>
      </div>
    </section>
  );
}

type Previewed = RollbackPreview['locations'];

/** There is nothing to go back to. */
const isRefused = ({ disabled }: Previewed[number]): boolean => disabled !== null && disabled in texts.refusals;

/** The others are counted in the selection. */
const mostListed = 30;

function Refusals({ found, tenants }: { readonly found: Previewed; readonly tenants: readonly AccessibleTenant[] }) {
  const names = new Map(tenants.map(({ id, name }) => [id, name]));
  const refused = found.filter(isRefused);
  return refused.slice(0, mostListed).map(({ locationId, disabled }) => (
    <p key={locationId} className={`${styles.changes} text-13 tone-error`}>
      {names.get(locationId) ?? locationId}: {texts.refusals[disabled ?? '']}
    </p>
  ));
}

const schedulesIn = (found: Previewed): readonly Schedule[] =>
  found.flatMap(({ locationId, scheduled }) => scheduled.map(one => ({ ...one, locationId, workflowId: '' })));
