import {
  documentLabel,
  locationsTexts,
  publishedTogether,
  publishKinds,
  screenHref,
  syncInfoOf,
} from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { differs } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { syncStatusOf } from '../../cache/index.ts';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { AppLink, ButtonLink } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Dot, SectionCard, SkeletonRows } from '../../ui/index.ts';
import styles from './published-status.module.css';
import { unpublishedCountsByKind } from './unpublished-counts.ts';

const kinds = publishKinds.flatMap(publishedTogether);

/** What is live at the location, beside what is saved for it. */
export function PublishedStatus({ location }: { readonly location: Tenant }) {
  const { user, companyId } = useActiveTenant();
  const statuses = useQuery(syncStatusOf(companyId, [location.id]));
  const status = statuses.data?.[0];
  const waits = kinds.some(kind => status && differs(syncInfoOf(status, kind)));
  const { data: waiting } = useQuery({ ...unpublishedCountsByKind(companyId, location.id), enabled: waits });
  const mayPublish = user.enabledFeatures.includes('accessConfigurationOptions');
  const tenant = { companyId, locationId: location.id };
  return (
    <SectionCard
      title={locationsTexts.viewLive}
      flush
      aside={
        waits &&
        mayPublish && <ButtonLink href={screenHref('menuPublish', {}, tenant)}>{locationsTexts.publish}</ButtonLink>
      }
    >
      {statuses.isPending && <SkeletonRows rows={3} height={56} />}
      <ul className="list">
        {status &&
          kinds.map(kind => {
            const title = documentLabel(kind);
            const at = status.publishedAt[kind];
            const count = waiting?.get(kind);
            return (
              <li key={kind} className={`${styles.row} grid align-center gap-4 gap-x-16 pad-x-20 pad-y-8`}>
                <span className="weight-500">
                  {at === null ? (
                    title
                  ) : (
                    <AppLink href={screenHref('live', { kind }, tenant)} aria-label={locationsTexts.viewLiveOf(title)}>
                      {title}
                    </AppLink>
                  )}
                </span>
                <span className="row align-center gap-8 tone-2">
                  {at === null ? (
                    locationsTexts.neverPublished
                  ) : (
                    <>
                      <Dot tone="live" />
                      {locationsTexts.liveSince(dayAndTimeAt(at, location.timeZone))}
                    </>
                  )}
                </span>
                <span className={`${styles.waiting} row align-center gap-8 tone-2`}>
                  {differs(syncInfoOf(status, kind)) ? (
                    <b>
                      <Dot tone="amber" />{' '}
                      {count ? locationsTexts.notPublished(count) : locationsTexts.notPublishedLabel}
                    </b>
                  ) : (
                    at !== null && locationsTexts.everythingSavedIsLive
                  )}
                </span>
              </li>
            );
          })}
      </ul>
    </SectionCard>
  );
}
