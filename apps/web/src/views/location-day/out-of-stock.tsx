import { homeDayTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant, LocationDay } from '@commissary/contract';
import { IconCircleOff } from '@tabler/icons-react';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { EmptyState, SectionCard } from '../../ui/index.ts';
import { DayLink } from './day-link.tsx';
import styles from './location-day.module.css';

export interface OutOfStockProps {
  readonly entries: LocationDay['outOfStock'];
  readonly location: AccessibleTenant;
}

/** What the location does not sell for now, and until when. */
export function OutOfStock({ entries, location }: OutOfStockProps) {
  return (
    <SectionCard
      title={texts.outOfStock}
      titleExtra={
        entries.length > 0 && <span className="text-13 weight-400 tone-2">{texts.countOut(entries.length)}</span>
      }
      aside={
        <>
          <DayLink screen="outOfStock" location={location} text={texts.outNow} />
          <DayLink screen="menuItems" location={location} text={texts.menuItems} />
        </>
      }
      flush
    >
      {entries.length === 0 && <EmptyState text={texts.nothingOut} />}
      <ul className="list">
        {entries.map(({ path, name, until }) => (
          <li key={path} className={`${styles.row} row wrap align-center pad-x-20 pad-y-8`}>
            <IconCircleOff size={17} stroke={1.8} aria-hidden />
            <span className={styles.name}>{name}</span>
            <span className={`${styles.end} text-13 weight-400 tone-2`}>
              {until === null ? texts.untilPutBack : texts.until(dayAndTimeAt(until, location.timeZone))}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
