import type { Tenant } from '@commissary/contract';
import { Select } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, bodyOf } from '../../api.ts';
import { ActDialog } from '../../levels/act-dialog.tsx';
import { tellRefusal } from '../../levels/after-act.ts';
import { valuesWords } from '../../levels/effect-words.ts';
import styles from '../../levels/levels.module.css';
import { RegroupEffects, regroupingOf } from '../../levels/regroup-effects.tsx';
import { useRefreshGroups } from '../../levels/use-regroup.ts';
import { useActivePlace } from '../../session/place.ts';
import { notify } from '../../shell/notify.ts';

const none = '';

/** Moves a location to another group, after showing which of its values come and go. */
export function MoveDialog({ location, onClose }: { readonly location: Tenant; readonly onClose: () => void }) {
  const { companyId, user } = useActivePlace();
  const [chosen, setChosen] = useState<string | null>(null);
  const refresh = useRefreshGroups(companyId);
  const groups = user.accessibleTenants.filter(({ type, id }) => type === 'GROUP' && id !== location.groupId);
  const options = [
    ...groups.map(({ id, name }) => ({ value: id, label: name })),
    ...(location.groupId !== null && user.companyWide ? [{ value: none, label: 'No group' }] : []),
  ];
  const moves = chosen === null ? [] : [{ locationId: location.id, groupId: chosen === none ? null : chosen }];
  const { data } = useQuery(regroupingOf(companyId, moves));
  const target = options.find(({ value }) => value === chosen)?.label ?? '';
  const act = useMutation({
    mutationFn: async () => {
      const body =
        chosen === none || chosen === null
          ? { type: 'GROUP' as const, id: location.groupId ?? '', leave: [location.id] }
          : { type: 'GROUP' as const, id: chosen, join: [{ locationId: location.id, from: location.groupId }] };
      bodyOf(await api.tenants.edit({ params: { companyId }, body }));
    },
    onSuccess: () => notify('success', `${location.name} is in ${chosen === none ? 'no group' : target} now.`),
    onError: error => tellRefusal(error, 'this move'),
    onSettled: async () => {
      onClose();
      await refresh();
    },
  });
  return (
    <ActDialog
      title={`Move ${location.name} to another group`}
      about={
        data === undefined
          ? 'Its own values go with it. Those of its group stay behind.'
          : data.effects.length === 0
            ? 'None of its values change.'
            : valuesWords(data.effects)
      }
      accept={chosen === null ? 'Move' : `Move to ${chosen === none ? 'no group' : target}`}
      disabled={data === undefined}
      busy={act.isPending}
      onAccept={() => act.mutate()}
      onClose={onClose}
    >
      <Select
        label="Group"
        placeholder="Choose a group"
        data={options}
        value={chosen}
        onChange={setChosen}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true }}
      />
      {data !== undefined && <RegroupEffects effects={data.effects} />}
      {data !== undefined && data.effects.length > 0 && (
        <p className={styles.note}>Terminals get this with the next publish.</p>
      )}
    </ActDialog>
  );
}
