import { screenHref } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { AppLink } from '../../navigation/index.ts';
import { useUser } from '../../session/index.ts';
import styles from './location-day.module.css';

export interface DayLinkProps {
  readonly screen: Parameters<typeof screenHref>[0];
  readonly location: AccessibleTenant;
  readonly query?: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A link to a screen of the location, in the header of a part. */
export function DayLink({ screen, location, query = {}, text }: DayLinkProps) {
  const { companyId } = useUser();
  const href = screenHref(screen, { id: location.id }, { companyId, locationId: location.id }, query);
  return (
    <AppLink className={styles.act} href={href}>
      {text}
    </AppLink>
  );
}
