import { historyTexts } from '@commissary/catalog';
import type { TimelinePublish } from '@commissary/contract';
import { IconBroadcast } from '@tabler/icons-react';
import { dayAndTimeAt } from '../../formatting/index.ts';
import styles from './history.module.css';

/** One publish, between the saves that it contained and those that came after it. */
export function PublishLine({ publish, zone }: { readonly publish: TimelinePublish; readonly zone: string }) {
  const { id, by, at, scheduled, alone, locations } = publish;
  return (
    <div className={`${styles.publish} row wrap align-center gap-4 gap-x-12 tone-2`}>
      <IconBroadcast size={16} stroke={1.8} aria-hidden />
      <span id={id}>
        <strong>{alone ? historyTexts.publishedAlone : historyTexts.published}</strong>
        {historyTexts.publishedBy(by, locations, scheduled)}
      </span>
      <span className={`${styles.when} push-end size-13 tone-2`}>{dayAndTimeAt(at, zone)}</span>
    </div>
  );
}
