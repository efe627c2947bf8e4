import { formatDateTimeZone } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../session/session.ts';
import { ownZone } from '../../../shell/clock-words.ts';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PreviewChanges } from '../../publish/preview-changes.tsx';
import { previewOf } from '../../publish/use-preview.ts';
import styles from './now-strip.module.css';
import type { Schedule } from './schedules.ts';

export interface ScheduleEndsProps {
  readonly companyId: string;
  readonly schedules: readonly Schedule[];
}

/** The schedules that a publish now would end, and what is saved there besides and would go live with it. */
export function ScheduleEnds({ companyId, schedules }: ScheduleEndsProps) {
  const { accessibleTenants } = useUser();
  const ids = schedules.map(({ locationId }) => locationId);
  const preview = useQuery(previewOf(companyId, 'menu', ids));
  // That a publish is scheduled is what is asked about.
  const previews = preview.data?.map(one => (one.disabled === 'pending' ? { ...one, disabled: null } : one));
  const waits = previews?.some(
    ({ disabled, documents }) => disabled !== null || documents.some(({ total }) => total > 0),
  );
  const also = waits === false ? 'Nothing else that is saved there waits.' : 'Also saved there, and live with it:';
  return (
    <section className={styles.ends} aria-label="What is scheduled">
      <h3>{schedules.length === 1 ? 'A publish is scheduled' : 'Publishes are scheduled'}</h3>
      <ul>
        {schedules.map(({ locationId, dueAt, by }) => {
          const tenant = accessibleTenants.find(({ id }) => id === locationId);
          return (
            <li key={locationId}>
              {tenant?.name ?? locationId}: {formatDateTimeZone(dueAt, tenant?.timeZone ?? ownZone())}, scheduled by{' '}
              {by}
            </li>
          );
        })}
      </ul>
      <p>
        Publishing now ends {schedules.length === 1 ? 'that schedule' : 'these schedules'} there. {also}
      </p>
      {previews === undefined && <LoadingRows rows={2} />}
      {waits && previews && (
        <PreviewChanges kind="menu" companyId={companyId} previews={previews} tenants={accessibleTenants} />
      )}
    </section>
  );
}
