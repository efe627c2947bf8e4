import { menusAdminTexts as texts } from '@commissary/catalog';
import type { ManagedMenu } from '@commissary/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, responseBody, UserError } from '../../api/index.ts';
import { tenantNames } from '../../levels/index.ts';
import { askConfirm, notify, reportError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';

type Named = Pick<ManagedMenu, 'id' | 'name'>;

/** Reads again what is shown of menus: here, and in the selectors. */
export const useRefreshMenus = () => {
  const { companyId } = useActiveTenant();
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['menus', companyId] }),
      client.invalidateQueries({ queryKey: ['documents', companyId, 'menu'] }),
    ]);
};

/** Deletes a menu after a question, and restores it. */
export const useDeleteMenu = () => {
  const { companyId, user } = useActiveTenant();
  const refresh = useRefreshMenus();
  const restore = useMutation({
    mutationFn: async ({ id }: Named) => responseBody(await api.menus.restore({ params: { companyId, menuId: id } })),
    onSuccess: ({ name }) => notify('success', texts.restored(name)),
    onError: error => reportError(error, texts.notRestored),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: async ({ id }: Named) => responseBody(await api.menus.remove({ params: { companyId, menuId: id } })),
    onSuccess: (_, menu) =>
      notify('success', texts.removed(menu.name), { act: { text: texts.restore, run: () => restore.mutate(menu) } }),
    onError: (error, menu) => {
      const used = error instanceof UserError ? error.failures.filter(({ code }) => code === 'MENU_IN_USE') : [];
      const { namesOf } = tenantNames(user.accessibleTenants);
      if (used.length === 0) reportError(error, texts.notRemoved);
      else notify('error', texts.inUse(menu.name, namesOf(used.flatMap(({ path }) => path ?? []))));
    },
    onSettled: refresh,
  });
  const ask = async (menu: Named) => {
    const [title, text] = [texts.removeTitle(menu.name), texts.removeWarning(menu.name)];
    if ((await askConfirm({ title, text, accept: title, danger: true })) === 'accept') remove.mutate(menu);
  };
  return { ask, restore: (menu: Named) => restore.mutate(menu), isBusy: restore.isPending || remove.isPending };
};
