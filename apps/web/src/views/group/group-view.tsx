import { groupsTexts, messages, screenHref } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { StatusError } from '../../api/index.ts';
import { groupQuery, useLocationPages, useLocationStates } from '../../cache/index.ts';
import { ButtonLink } from '../../navigation/index.ts';
import { failedLoad } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { EmptyState, PageHeader, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { LocationTable, locationRows } from '../locations/index.ts';
import { NotFound } from '../not-found/index.ts';

/** One group: its locations, and its overrides. */
export function GroupView() {
  const { id = '' } = useParams({ strict: false });
  const { user, companyId, tenant: active } = useActiveTenant();
  const { data: group, error } = useQuery(groupQuery(companyId, id));
  const { rows: locations, matching, more } = useLocationPages(companyId, { group: id });
  const { states } = useLocationStates(companyId);
  const missing = error instanceof StatusError && error.status === 404;
  useEffect(() => {
    if (error && !missing) failedLoad(error, messages.locations.fail);
  }, [error, missing]);
  if (missing) return <NotFound />;
  if (group === undefined) return <SkeletonRows rows={8} height={56} />;
  const rows = locationRows(locations ?? [], [], states);
  const addressTenant = { companyId, locationId: active?.id ?? null };
  return (
    <>
      <PageHeader
        title={group.name}
        about={locations && groupsTexts.about(matching)}
        more={
          <ButtonLink href={screenHref('groupOverrides', { id }, addressTenant)}>{groupsTexts.overrides}</ButtonLink>
        }
        actions={
          user.enabledFeatures.includes('editLocation') && (
            <ButtonLink href={screenHref('groupEdit', { id }, addressTenant)}>{groupsTexts.editGroup}</ButtonLink>
          )
        }
      />
      <SectionCard title={groupsTexts.locations} flush>
        {locations === undefined && <SkeletonRows rows={4} />}
        {locations && rows.length === 0 && <EmptyState text={messages.locations.empty} />}
        {rows.length > 0 && <LocationTable rows={rows} total={matching} onEnd={more} withGroup={false} />}
      </SectionCard>
    </>
  );
}
