import { countTexts, homeDayTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant, LocationDay } from '@commissary/contract';
import { Badge, Dot, EmptyState, SectionCard } from '../../ui/index.ts';
import { DayLink } from './day-link.tsx';
import styles from './location-day.module.css';

export interface UnpublishedProps {
  readonly unpublished: LocationDay['unpublished'];
  readonly location: AccessibleTenant;
}

/** What is saved for the location and not live there yet. */
export function Unpublished({ unpublished: { changes, total }, location }: UnpublishedProps) {
  const more = total - changes.length;
  return (
    <SectionCard
      title={texts.publishStatus}
      titleExtra={
        total > 0 && (
          <Badge tone="amber" icon={<Dot tone="amber" />}>
            {texts.notPublished(countTexts.changes(total))}
          </Badge>
        )
      }
      aside={<DayLink screen="menuPublish" location={location} text={texts.publish} />}
      flush
    >
      {total === 0 && <EmptyState text={texts.allLive} />}
      {total > 0 && (
        <ul className="list">
          {changes.map(({ kind, path, sentence }) => (
            <li key={`${kind} ${path} ${sentence}`} className={`${styles.row} row wrap align-center pad-x-20 pad-y-8`}>
              {sentence}
            </li>
          ))}
          {more > 0 && (
            <li className={`${styles.row} row wrap align-center pad-x-20 pad-y-8`}>{texts.andMore(more)}</li>
          )}
        </ul>
      )}
    </SectionCard>
  );
}
