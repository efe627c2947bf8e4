import { homeDayTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../session/index.ts';
import { ErrorState, SkeletonRows } from '../../ui/index.ts';
import { locationDayOf } from './day-queries.ts';
import { HoursNow } from './hours-now.tsx';
import styles from './location-day.module.css';
import { OutOfStock } from './out-of-stock.tsx';
import { Terminals } from './terminals.tsx';
import { Unpublished } from './unpublished.tsx';

/** The first screen of a shift at one location: what is open, what waits, which terminals answer, what is sold out. */
export function LocationDay({ location }: { readonly location: AccessibleTenant }) {
  const { companyId, enabledFeatures } = useUser();
  const day = useQuery(locationDayOf(companyId, location.id));
  if (day.isPending) return <SkeletonRows rows={4} height={72} />;
  if (day.isError) return <ErrorState text={texts.failed} onRetry={() => void day.refetch()} />;
  const maySet = enabledFeatures.includes('accessConfigurationOptions');
  const { hours, unpublished, terminals, outOfStock } = day.data;
  return (
    <div className="stack gap-16">
      <HoursNow hours={hours} location={location} maySet={maySet} />
      {maySet && <Unpublished unpublished={unpublished} location={location} />}
      <div className={`${styles.pair} grid align-start gap-16`}>
        <Terminals terminals={terminals} location={location} />
        <OutOfStock entries={outOfStock} location={location} />
      </div>
    </div>
  );
}
