import { locationsTexts } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { MoveLocationsImpact, MultiLevelActionDialog, regroupingOf, valuesText } from '../../level-actions/index.ts';
import styles from '../../level-actions/level-actions.module.css';
import { showActionError, useRefreshGroups } from '../../levels/index.ts';
import { notify } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Select } from '../../ui/index.ts';

const none = '';

/** Moves a location to another group, after a preview of the values it gains and loses. */
export function MoveDialog({ location, onClose }: { readonly location: Tenant; readonly onClose: () => void }) {
  const { companyId, user } = useActiveTenant();
  const [chosen, setChosen] = useState<string | null>(null);
  const refresh = useRefreshGroups(companyId);
  const groups = user.accessibleTenants.filter(({ type, id }) => type === 'GROUP' && id !== location.groupId);
  const options = [
    ...groups.map(({ id, name }) => ({ value: id, label: name })),
    ...(location.groupId !== null && user.companyWide ? [{ value: none, label: locationsTexts.noGroup }] : []),
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
      responseBody(await api.tenants.edit({ params: { companyId }, body }));
    },
    onSuccess: () => notify('success', locationsTexts.movedTo(location.name, chosen === none ? null : target)),
    onError: error => showActionError(error, locationsTexts.thisMove),
    onSettled: async () => {
      onClose();
      await refresh();
    },
  });
  return (
    <MultiLevelActionDialog
      title={locationsTexts.moveTitle(location.name)}
      about={
        data === undefined
          ? locationsTexts.moveHelp
          : data.effects.length === 0
            ? locationsTexts.moveUnchanged
            : valuesText(data.effects)
      }
      accept={chosen === null ? locationsTexts.move : locationsTexts.moveTo(chosen === none ? null : target)}
      disabled={data === undefined}
      busy={act.isPending}
      onAccept={() => act.mutate()}
      onClose={onClose}
    >
      <Select
        label={locationsTexts.group}
        placeholder={locationsTexts.chooseAGroup}
        data={options}
        value={chosen}
        onChange={setChosen}
        allowDeselect={false}
      />
      {data !== undefined && <MoveLocationsImpact effects={data.effects} />}
      {data !== undefined && data.effects.length > 0 && (
        <p className={`${styles.note} text-13 tone-2`}>{locationsTexts.moveNote}</p>
      )}
    </MultiLevelActionDialog>
  );
}
