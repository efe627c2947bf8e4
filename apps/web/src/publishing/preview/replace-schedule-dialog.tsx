import { levelsTexts, publishTexts } from '@commissary/catalog';
import type { PublishKind } from '@commissary/domain';
import type { ReactNode } from 'react';
import { dayAndTimeAt, pageZone } from '../../formatting/index.ts';
import { useUser } from '../../session/index.ts';
import { SkeletonRows } from '../../ui/index.ts';
import { inPlaceOf, type Schedule } from '../index.ts';
import { PreviewChanges } from './preview-changes.tsx';
import styles from './publish.module.css';
import { usePreview } from './use-preview.ts';

export interface ReplaceScheduleDialogProps {
  readonly kind: PublishKind;
  readonly companyId: string;
  readonly schedules: readonly Schedule[];
}

/** The schedules that a publish now would end, and later saves there that would go live with it. */
export function ReplaceScheduleDialog({ kind, companyId, schedules }: ReplaceScheduleDialogProps) {
  const { accessibleTenants } = useUser();
  const ids = schedules.map(({ locationId }) => locationId);
  const preview = usePreview(companyId, kind, ids);
  const previews = preview.data && inPlaceOf(schedules, preview.data);
  const waits = previews?.some(
    ({ disabled, documents }) => disabled !== null || documents.some(({ total }) => total > 0),
  );
  const also = waits === false ? publishTexts.nothingElseSaved : publishTexts.alsoGoesLive;
  return (
    <NamedSchedules schedules={schedules} meaning={`${publishTexts.endsSchedules(schedules.length)}${also}`}>
      {previews === undefined && <SkeletonRows rows={2} />}
      {waits && previews && (
        <PreviewChanges
          kind={kind}
          companyId={companyId}
          previews={previews}
          tenants={accessibleTenants}
          more={preview.more}
        />
      )}
    </NamedSchedules>
  );
}

export interface NamedSchedulesProps {
  readonly schedules: readonly Schedule[];
  /** What becomes of them. */
  readonly meaning: string;
  readonly children?: ReactNode;
}

/** The others are counted. */
const mostListed = 30;

/** Schedules that an act would change: location, time, and author. */
export function NamedSchedules({ schedules, meaning, children }: NamedSchedulesProps) {
  const { accessibleTenants } = useUser();
  return (
    <section className={styles.ends} aria-label={publishTexts.scheduledList}>
      <h3>{schedules.length === 1 ? publishTexts.publishScheduled : publishTexts.scheduledTitle}</h3>
      <ul>
        {schedules.slice(0, mostListed).map(({ locationId, dueAt, by }) => {
          const tenant = accessibleTenants.find(({ id }) => id === locationId);
          return (
            <li key={locationId}>
              {publishTexts.scheduledBy(
                tenant?.name ?? locationId,
                dayAndTimeAt(dueAt, tenant?.timeZone ?? pageZone()),
                by,
              )}
            </li>
          );
        })}
        {schedules.length > mostListed && <li>{levelsTexts.andMoreLocations(schedules.length - mostListed)}</li>}
      </ul>
      <p>{meaning}</p>
      {children}
    </section>
  );
}
