import { levelsTexts, menusAdminTexts as texts } from '@commissary/catalog';
import type { ManagedMenu } from '@commissary/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { useIdempotencyKeys } from '../../cache/index.ts';
import { LocationsPicker, MoveLocationsImpact, MultiLevelActionDialog } from '../../level-actions/index.ts';
import { showActionError, useRefreshGroups } from '../../levels/index.ts';
import { notify } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { assignmentOf } from './menus-query.ts';
import { useRefreshMenus } from './use-menu-calls.ts';

export interface AssignDialogProps {
  readonly menu: ManagedMenu;
  readonly menus: readonly ManagedMenu[];
  readonly onClose: () => void;
}

/** Assigns a menu to locations, after what each of them would have instead; equal differences once. */
export function AssignDialog({ menu, menus, onClose }: AssignDialogProps) {
  const { companyId, user } = useActiveTenant();
  const refreshMenus = useRefreshMenus();
  const refresh = useRefreshGroups(companyId);
  const keyOf = useIdempotencyKeys();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const names = new Map(menus.map(({ id, name }) => [id, name]));
  const known = new Map(user.accessibleTenants.map(one => [one.id, one]));
  // A location that has the menu already cannot get it again.
  const others = useMemo(
    () => user.accessibleTenants.filter(({ type, menuId }) => type === 'GROUP' || menuId !== menu.id),
    [user.accessibleTenants, menu.id],
  );
  const edits = [...chosen].flatMap(id => {
    const location = known.get(id);
    return location === undefined ? [] : { id, ver: location.ver, menuId: menu.id };
  });
  const ids = edits.map(({ id }) => id).toSorted();
  const { data } = useQuery(assignmentOf(companyId, menu.id, ids));
  const assign = useMutation({
    mutationFn: async () => {
      const call = { idempotencyKey: keyOf(JSON.stringify(edits)) };
      return responseBody(await api.tenants.editSeveral({ params: { companyId }, body: { edits } }, call));
    },
    onSuccess: saved => notify('success', texts.assigned(menu.name, saved.length)),
    onError: error => showActionError(error, texts.assignTitle(menu.name)),
    onSettled: async () => {
      onClose();
      await Promise.all([refreshMenus(), refresh()]);
    },
  });
  const about =
    ids.length === 0
      ? texts.assignChoose
      : data === undefined
        ? levelsTexts.loadingImpact
        : texts.assignSummary(
            ids.length,
            data.effects.reduce((sum, { total }) => sum + total, 0),
          );
  const now = (id: string) => {
    const menuId = known.get(id)?.menuId ?? null;
    return menuId === null ? texts.assignNone : texts.assignHas(names.get(menuId) ?? '');
  };
  return (
    <MultiLevelActionDialog
      title={texts.assignTitle(menu.name)}
      about={about}
      accept={texts.assignTo(ids.length)}
      disabled={ids.length === 0 || data === undefined}
      busy={assign.isPending}
      onAccept={() => assign.mutate()}
      onClose={onClose}
    >
      <LocationsPicker tenants={others} chosen={chosen} onChange={setChosen} about={now} />
      {data !== undefined && ids.length > 0 && <MoveLocationsImpact effects={data.effects} />}
    </MultiLevelActionDialog>
  );
}
