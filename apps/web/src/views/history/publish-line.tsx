import { historyTexts, screenHref } from '@commissary/catalog';
import type { TimelinePublish } from '@commissary/contract';
import { IconBroadcast } from '@tabler/icons-react';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import styles from './history.module.css';

/** One publish, between the saves that it contained and those that came after it. */
export function PublishLine({ publish, zone }: { readonly publish: TimelinePublish; readonly zone: string }) {
  const { id, by, at, scheduled, alone, locations } = publish;
  const { companyId, tenant } = useActiveTenant();
  return (
    <div className={`${styles.publish} row wrap align-center gap-4 gap-x-12 tone-2`}>
      <IconBroadcast size={16} stroke={1.8} aria-hidden />
      <span id={id}>
        <AppLink href={screenHref('publishRun', { workflowId: id }, { companyId, locationId: tenant?.id ?? null })}>
          <strong>{alone ? historyTexts.publishedAlone : historyTexts.published}</strong>
        </AppLink>
        {historyTexts.publishedBy(by, locations, scheduled)}
      </span>
      <span className={`${styles.when} push-end size-13 tone-2`}>{dayAndTimeAt(at, zone)}</span>
    </div>
  );
}
