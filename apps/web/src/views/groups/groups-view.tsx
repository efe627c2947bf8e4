import { countTexts, groupsTexts, messages, screenHref } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { groupsQuery } from '../../cache/index.ts';
import { tenantNames } from '../../levels/index.ts';
import { AppLink, ButtonLink } from '../../navigation/index.ts';
import { reportError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import {
  EmptyState,
  ErrorState,
  LevelIcon,
  PageHeader,
  SectionCard,
  SkeletonRows,
  WindowedList,
} from '../../ui/index.ts';
import styles from './groups.module.css';

/** Every group that the user has access to, with its locations. */
export function GroupsView() {
  const { user, companyId, tenant } = useActiveTenant();
  const found = useQuery(groupsQuery(companyId));
  useEffect(() => {
    if (found.error) reportError(found.error, messages.locations.fail);
  }, [found.error]);
  const addressTenant = { companyId, locationId: tenant?.id ?? null };
  const groups = found.data ?? [];
  const inGroup = useMemo(() => Map.groupBy(user.accessibleTenants, ({ groupId }) => groupId), [user]);
  const { namesOf } = useMemo(() => tenantNames(user.accessibleTenants), [user]);
  const mayAdd = user.companyWide && user.enabledFeatures.includes('addLocation');
  return (
    <>
      <PageHeader
        title={groupsTexts.groups}
        about={groupsTexts.listAbout}
        actions={
          mayAdd && <ButtonLink href={screenHref('groupAdd', {}, addressTenant)}>{groupsTexts.addTitle}</ButtonLink>
        }
      />
      <SectionCard title={countTexts.groups(groups.length)} flush>
        {found.isPending && <SkeletonRows rows={4} />}
        {found.isError && <ErrorState text={messages.locations.loadFail} onRetry={() => void found.refetch()} />}
        {found.data && groups.length === 0 && <EmptyState text={groupsTexts.noGroups} />}
        <WindowedList
          label={groupsTexts.groups}
          items={groups}
          keyOf={({ id }) => id}
          height={57}
          classOf={() => styles.row}
          draw={({ id, name }) => {
            const members = inGroup.get(id) ?? [];
            return (
              <>
                <span className="inline-row align-center gap-8 weight-600">
                  <LevelIcon level="group" />
                  <AppLink href={screenHref('group', { id }, addressTenant)}>{name}</AppLink>
                </span>
                <span className={`${styles.members} text-13 tone-2`}>
                  {members.length === 0
                    ? groupsTexts.noLocations
                    : `${countTexts.locations(members.length)}: ${namesOf(members.map(one => one.id))}`}
                </span>
                <AppLink
                  href={screenHref('groupOverrides', { id }, addressTenant)}
                  aria-label={groupsTexts.overridesAt(name)}
                >
                  {groupsTexts.overrides}
                </AppLink>
              </>
            );
          }}
        />
      </SectionCard>
    </>
  );
}
