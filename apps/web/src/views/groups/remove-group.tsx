import { screenHref } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { formatCount } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api, bodyOf } from '../../api.ts';
import { ActDialog } from '../../levels/act-dialog.tsx';
import { tellRefusal } from '../../levels/after-act.ts';
import { reachOfEffects } from '../../levels/effect-words.ts';
import styles from '../../levels/levels.module.css';
import { RegroupEffects, regroupingOf } from '../../levels/regroup-effects.tsx';
import { useRefreshGroups } from '../../levels/use-regroup.ts';
import { useActivePlace } from '../../session/place.ts';
import { goTo } from '../../shell/go-to.ts';
import { notify } from '../../shell/notify.ts';

export interface RemoveGroupProps {
  readonly group: Tenant;
  readonly locations: readonly Tenant[];
}

/** Removes a group, after saying what its locations lose with it. */
export function RemoveGroup({ group, locations }: RemoveGroupProps) {
  const { user } = useActivePlace();
  const [asking, setAsking] = useState(false);
  if (!user.companyWide || !user.enabledFeatures.includes('addLocation')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Remove the group…
      </Button>
      {asking && <RemoveDialog group={group} locations={locations} onClose={() => setAsking(false)} />}
    </>
  );
}

function RemoveDialog({ group, locations, onClose }: RemoveGroupProps & { readonly onClose: () => void }) {
  const { companyId, tenant } = useActivePlace();
  const router = useRouter();
  const refresh = useRefreshGroups(companyId);
  const members = locations.filter(({ groupId }) => groupId === group.id);
  const moves = members.map(({ id }) => ({ locationId: id, groupId: null }));
  const { data } = useQuery(regroupingOf(companyId, moves, group.id));
  const act = useMutation({
    mutationFn: async () => bodyOf(await api.tenants.remove({ params: { companyId, locationId: group.id } })),
    onSuccess: async () => {
      notify('success', `${group.name} is removed.`);
      const active = tenant?.id === group.id ? null : (tenant?.id ?? null);
      goTo(router, screenHref('groupsList', {}, { companyId, locationId: active }));
    },
    onError: error => tellRefusal(error, 'this'),
    onSettled: async () => {
      onClose();
      await refresh();
    },
  });
  return (
    <ActDialog
      title={`Remove ${group.name}`}
      about={data === undefined ? 'Looking at what this changes…' : reachOfEffects(data.effects, members.length)}
      accept={`Remove ${group.name}`}
      disabled={data === undefined}
      busy={act.isPending}
      onAccept={() => act.mutate()}
      onClose={onClose}
    >
      <p className={styles.note}>
        {members.length === 0
          ? 'No location is in it.'
          : `${formatCount(members.length, 'location')} would be in no group: ${members.map(({ name }) => name).join(', ')}.`}{' '}
        What the group set stays in the history.
      </p>
      {data !== undefined && data.people > 0 && (
        <p className={styles.note}>
          {formatCount(data.people, 'person', 'people')} would lose the role held on this group.
        </p>
      )}
      {data !== undefined && <RegroupEffects effects={data.effects} />}
    </ActDialog>
  );
}
