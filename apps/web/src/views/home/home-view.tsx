import { isInNavigation, messages, screenHref, screenOf } from '@commissary/catalog';
import type { AccessibleTenant, User } from '@commissary/contract';
import { Button, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { leastRecentContacts } from '../../cache/index.ts';
import { dayWords } from '../../formatting/index.ts';
import { ButtonLink, lazyComponent } from '../../navigation/index.ts';
import { useLoadError } from '../../notifications/index.ts';
import { refreshUser, useActiveTenant, useUser } from '../../session/index.ts';
import { PageHeader, SkeletonRows } from '../../ui/index.ts';
import { NewsPanel } from '../news/index.ts';
import { greeting } from './greeting.ts';
import styles from './home-view.module.css';
import { LocationStatusCards } from './location-status-cards.tsx';
import { LocationsStatus } from './locations-status.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import { SinceYouWereHere } from './since-you-were-here.tsx';
import { UnsavedWork } from './unsaved-work.tsx';

/** Only a new company needs it. */
const FirstSteps = lazyComponent(async () => (await import('../first-steps/index.ts')).FirstStepsCard, {
  optional: true,
});
const LocationDay = lazyComponent(async () => (await import('../location-day/index.ts')).LocationDay, {
  fallback: <SkeletonRows rows={4} height={72} />,
});

/** The home page: of one location its day, of several the state of each, and what needs attention. */
export function HomeView() {
  const user = useUser();
  const contacts = useQuery(leastRecentContacts(user.companyId));
  const { getStatus } = useSearch({ strict: false });
  useEffect(() => {
    if (getStatus !== undefined) void refreshUser();
  }, [getStatus]);
  useLoadError(contacts.error, messages.locations.fail);
  const now = new Date();
  const { tenant } = useActiveTenant();
  const location = onlyLocation(user, tenant);
  const outNow = screenOf('outOfStock');
  const summary = screenOf('storeSummary');
  return (
    <div className={`${styles.home} stack gap-24`}>
      <PageHeader
        title={greeting(user.userDisplayName, now.getHours())}
        about={dayWords(now)}
        actions={
          location === null &&
          isInNavigation(outNow, user, tenant) && (
            <ButtonLink
              href={screenHref('outOfStock', {}, { companyId: user.companyId, locationId: tenant?.id ?? null })}
            >
              {outNow.title}
            </ButtonLink>
          )
        }
        more={
          <>
            {isInNavigation(summary, user, tenant) && (
              <ButtonLink
                href={screenHref('storeSummary', {}, { companyId: user.companyId, locationId: tenant?.id ?? null })}
              >
                {summary.title}
              </ButtonLink>
            )}
            <ComingSoon text={messages.home.addItem} />
            <ComingSoon text={messages.home.addCoupon} />
          </>
        }
      />
      {isSmall(user) && <FirstSteps />}
      <UnsavedWork />
      {location === null && user.enabledFeatures.includes('accessConfigurationOptions') && <LocationStatusCards />}
      <div className={`${styles.columns} grid align-start gap-24`}>
        <div className="stack gap-24">
          <NeedsAttention contacts={contacts.data} only={location} />
          {location === null ? <NewsPanel of="company" /> : <LocationDay key={location.id} location={location} />}
          <SinceYouWereHere />
        </div>
        <div className={`${styles.side} stack gap-24`}>
          {location !== null && <NewsPanel of="company" />}
          <LocationsStatus contacts={contacts.data} pending={contacts.isPending} />
          <NewsPanel of="provider" />
        </div>
      </div>
    </div>
  );
}

/** A company as it begins: no more than one location, shown to who may work for the whole company. */
const isSmall = ({ companyWide, accessibleTenants }: User): boolean =>
  companyWide && accessibleTenants.filter(({ type }) => type === 'LOCATION').length <= 1;

/** The location whose day is shown: the active one, or the only one of a company that has no levels yet. */
const onlyLocation = (
  { oneLevel, accessibleTenants }: User,
  tenant: AccessibleTenant | null,
): AccessibleTenant | null => {
  if (tenant?.type === 'LOCATION') return tenant;
  return oneLevel ? (accessibleTenants.find(({ type }) => type === 'LOCATION') ?? null) : null;
};

/** An action that is announced: it can be focused and read, and does nothing. */
function ComingSoon({ text }: { readonly text: string }) {
  return (
    <Tooltip label={messages.home.comingSoon} events={{ hover: true, focus: true, touch: true }}>
      <Button
        variant="default"
        data-disabled
        aria-disabled
        aria-description={messages.home.comingSoon}
        leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
        onClick={event => event.preventDefault()}
      >
        {text}
      </Button>
    </Tooltip>
  );
}
