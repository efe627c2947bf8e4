import { groupsTexts, messages, screenHref } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { groupQuery, useLocationPages, useLocationStates } from '../../cache/index.ts';
import { ButtonLink } from '../../navigation/index.ts';
import { useMissingRecord } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { PageHeader, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { LocationTable, locationRows } from '../locations/index.ts';
import { NotFound } from '../not-found/index.ts';

/** One group: its locations, and its overrides. */
export function GroupView() {
  const { id = '' } = useParams({ strict: false });
  const { user, companyId, tenant: active } = useActiveTenant();
  const { data: group, error } = useQuery(groupQuery(companyId, id));
  const { rows: locations, matching, error: notLoaded, more, retry } = useLocationPages(companyId, { group: id });
  const { states } = useLocationStates(companyId);
  const isMissing = useMissingRecord(error, messages.locations.fail);
  if (isMissing) return <NotFound />;
  if (group === undefined) return <SkeletonRows rows={8} height={56} />;
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
        <LocationTable
          rows={locations && locationRows(locations, [], states)}
          total={matching}
          onEnd={more}
          error={notLoaded}
          onRetry={retry}
          withGroup={false}
        />
      </SectionCard>
    </>
  );
}
