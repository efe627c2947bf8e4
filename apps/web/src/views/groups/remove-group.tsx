import { groupsTexts, levelsTexts, screenHref } from '@commissary/catalog';
import { type AccessibleTenant, contract } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { impactScope, MoveLocationsImpact, MultiLevelActionDialog, regroupingOf } from '../../level-actions/index.ts';
import styles from '../../level-actions/level-actions.module.css';
import { showActionError, tenantNames, useRefreshGroups } from '../../levels/index.ts';
import { navigateTo } from '../../navigation/index.ts';
import { notify } from '../../notifications/index.ts';
import { useActiveTenant, Writable } from '../../session/index.ts';

export interface RemoveGroupProps {
  readonly group: AccessibleTenant;
  readonly locations: readonly AccessibleTenant[];
}

/** Removes a group, after a preview of what its locations lose with it. */
export function RemoveGroup({ group, locations }: RemoveGroupProps) {
  const { user } = useActiveTenant();
  const [asking, setAsking] = useState(false);
  if (!user.companyWide || !user.enabledFeatures.includes('addLocation')) return null;
  return (
    <>
      <Writable calls={[contract.tenants.remove]}>
        <Button variant="default" onClick={() => setAsking(true)}>
          {groupsTexts.removeMenuItem}
        </Button>
      </Writable>
      {asking && <RemoveDialog group={group} locations={locations} onClose={() => setAsking(false)} />}
    </>
  );
}

function RemoveDialog({ group, locations, onClose }: RemoveGroupProps & { readonly onClose: () => void }) {
  const { companyId, tenant } = useActiveTenant();
  const router = useRouter();
  const refresh = useRefreshGroups(companyId);
  const members = locations.filter(({ groupId }) => groupId === group.id);
  const moves = members.map(({ id }) => ({ locationId: id, groupId: null }));
  const { data } = useQuery(regroupingOf(companyId, moves, group.id));
  const act = useMutation({
    mutationFn: async () => responseBody(await api.tenants.remove({ params: { companyId, locationId: group.id } })),
    onSuccess: async () => {
      notify('success', groupsTexts.removed(group.name));
      const active = tenant?.id === group.id ? null : (tenant?.id ?? null);
      navigateTo(router, screenHref('groupsList', {}, { companyId, locationId: active }));
    },
    onError: error => showActionError(error),
    onSettled: async () => {
      onClose();
      await refresh();
    },
  });
  return (
    <MultiLevelActionDialog
      title={groupsTexts.remove(group.name)}
      about={data === undefined ? levelsTexts.loadingImpact : impactScope(data.effects, members.length)}
      accept={groupsTexts.remove(group.name)}
      disabled={data === undefined}
      busy={act.isPending}
      onAccept={() => act.mutate()}
      onClose={onClose}
    >
      <p className={`${styles.note} text-13 tone-2`}>
        {members.length === 0
          ? groupsTexts.empty
          : groupsTexts.leavesWithoutGroup(
              members.length,
              tenantNames(members).namesOf(members.map(({ id }) => id)),
            )}{' '}
        {groupsTexts.historyKept}
      </p>
      {data !== undefined && data.people > 0 && (
        <p className={`${styles.note} text-13 tone-2`}>{groupsTexts.losesRoles(data.people)}</p>
      )}
      {data !== undefined && <MoveLocationsImpact effects={data.effects} />}
    </MultiLevelActionDialog>
  );
}
