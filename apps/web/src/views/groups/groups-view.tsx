import { countTexts, groupList, groupsTexts, messages, screenHref } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { groupsQuery } from '../../cache/index.ts';
import { tenantNames } from '../../levels/index.ts';
import { AppLink, ButtonLink } from '../../navigation/index.ts';
import { useLoadError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { LevelIcon, LoadedRows, PageHeader, RowsTable, SectionCard } from '../../ui/index.ts';
import styles from './groups.module.css';

type Column = (typeof groupList.columns)[number]['key'];

/** Every group that the user has access to, with its locations. */
export function GroupsView() {
  const { user, companyId, tenant } = useActiveTenant();
  const found = useQuery(groupsQuery(companyId));
  useLoadError(found.error, messages.locations.fail);
  const addressTenant = { companyId, locationId: tenant?.id ?? null };
  const inGroup = useMemo(() => Map.groupBy(user.accessibleTenants, ({ groupId }) => groupId), [user]);
  const { namesOf } = useMemo(() => tenantNames(user.accessibleTenants), [user]);
  const mayAdd = user.companyWide && user.enabledFeatures.includes('addLocation');
  const cells: Readonly<Record<Column, (id: string, name: string) => ReactNode>> = {
    name: (id, name) => (
      <span className="inline-row align-center gap-8">
        <LevelIcon level="group" />
        <AppLink href={screenHref('group', { id }, addressTenant)}>{name}</AppLink>
      </span>
    ),
    locations: id => {
      const members = inGroup.get(id) ?? [];
      return members.length === 0
        ? groupsTexts.noLocations
        : `${countTexts.locations(members.length)}: ${namesOf(members.map(one => one.id))}`;
    },
    overrides: (id, name) => (
      <AppLink href={screenHref('groupOverrides', { id }, addressTenant)} aria-label={groupsTexts.overridesAt(name)}>
        {groupsTexts.overrides}
      </AppLink>
    ),
  };
  return (
    <>
      <PageHeader
        title={groupsTexts.groups}
        about={groupsTexts.listAbout}
        actions={
          mayAdd && <ButtonLink href={screenHref('groupAdd', {}, addressTenant)}>{groupsTexts.addTitle}</ButtonLink>
        }
      />
      <SectionCard title={countTexts.groups(found.data?.length ?? 0)} flush>
        <LoadedRows
          rows={found.data}
          error={found.error}
          failed={messages.locations.loadFail}
          onRetry={() => void found.refetch()}
          empty={groupsTexts.noGroups}
          height={57}
        >
          {rows => (
            <RowsTable
              columns={groupList.columns}
              draw={(column, { id, name }) => cells[column](id, name)}
              classes={{ name: 'weight-600', locations: 'tone-2' }}
              rows={rows}
              keyOf={({ id }) => id}
              heights={[57, 77]}
              styles={styles}
            />
          )}
        </LoadedRows>
      </SectionCard>
    </>
  );
}
