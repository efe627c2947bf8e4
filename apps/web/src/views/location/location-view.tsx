import { locationsTexts, messages, screenHref } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { locationOf, useLocationStates } from '../../cache/index.ts';
import { ButtonLink } from '../../navigation/index.ts';
import { useMissingRecord } from '../../notifications/index.ts';
import { useActiveTenant, Writable } from '../../session/index.ts';
import { PageHeader, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { LocationStateBadge } from '../locations/index.ts';
import { NotFound } from '../not-found/index.ts';
import { Credentials } from './credentials.tsx';
import { Devices } from './devices.tsx';
import { LaborPanel } from './labor-panel.tsx';
import { LicensingPanel } from './licensing.tsx';
import { LocationFacts } from './location-facts.tsx';
import { LocationFreeze } from './location-freeze.tsx';
import styles from './location-view.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { OnlineService } from './online-service.tsx';
import { OrderAggregation } from './order-aggregation.tsx';
import { PublishedStatus } from './published-status.tsx';

/** One location: its facts, what is live there, and its terminals. */
export function LocationView() {
  const { id = '' } = useParams({ strict: false });
  const { user, companyId, tenant: active, levels } = useActiveTenant();
  const { data: location, error } = useQuery(locationOf(companyId, id));
  const { states } = useLocationStates(companyId);
  const [moving, setMoving] = useState(false);
  const isMissing = useMissingRecord(error, messages.locations.fail);
  if (isMissing) return <NotFound />;
  if (location === undefined) return <SkeletonRows rows={8} height={56} />;
  const state = states?.get(id);
  const mayMove =
    levels && user.enabledFeatures.includes('editLocation') && !user.enabledFeatures.includes('internalCompany');
  const addressTenant = { companyId, locationId: active?.id ?? null };
  return (
    <div className={`${styles.page} stack gap-16`}>
      <PageHeader
        title={location.name}
        titleExtra={state && <LocationStateBadge state={state} zone={location.timeZone} />}
        more={
          <>
            {levels && (
              <ButtonLink href={screenHref('locationOverrides', { id }, addressTenant)}>
                {locationsTexts.overrides}
              </ButtonLink>
            )}
            {levels && (
              <ButtonLink href={screenHref('compare', {}, { companyId, locationId: id }, { left: id })}>
                {locationsTexts.compare}
              </ButtonLink>
            )}
            {user.enabledFeatures.includes('editLocation') && (
              <ButtonLink href={screenHref('locationEdit', { id }, addressTenant)}>
                {locationsTexts.editLocation}
              </ButtonLink>
            )}
            <ButtonLink href={screenHref('history', { kind: 'settings' }, { companyId, locationId: id })}>
              {locationsTexts.history}
            </ButtonLink>
            {user.enabledFeatures.includes('accessConfigurationOptions') && (
              <ButtonLink href={screenHref('tableAndBar', {}, { companyId, locationId: id })}>
                {locationsTexts.openSettings}
              </ButtonLink>
            )}
          </>
        }
        actions={
          user.enabledFeatures.includes('accessConfigurationOptions') && (
            <ButtonLink href={screenHref('hoursForm', {}, { companyId, locationId: id }, { act: 'closed' })}>
              {locationsTexts.closeNow}
            </ButtonLink>
          )
        }
      />
      <SectionCard
        title={locationsTexts.details}
        aside={
          mayMove && (
            <Writable explained calls={[contract.tenants.edit]}>
              <Button variant="subtle" onClick={() => setMoving(true)}>
                {locationsTexts.moveMenuItem}
              </Button>
            </Writable>
          )
        }
      >
        <LocationFacts location={location} />
      </SectionCard>
      {moving && <MoveDialog location={location} onClose={() => setMoving(false)} />}
      <PublishedStatus location={location} />
      {user.enabledFeatures.includes('accessConfigurationOptions') && <LocationFreeze location={location} />}
      <SectionCard title={locationsTexts.terminals} flush>
        <Devices companyId={companyId} location={location} />
      </SectionCard>
      <Credentials companyId={companyId} location={location} />
      <LicensingPanel location={location} />
      <OnlineService location={location} />
      {user.enabledFeatures.includes('editLocation') && <LaborPanel location={location} />}
      {user.enabledFeatures.includes('editLocation') && <OrderAggregation />}
    </div>
  );
}
