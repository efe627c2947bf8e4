import { locationsTexts, screenHref } from '@commissary/catalog';
import { contract, type Tenant } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { removeLocation } from '../../cache/index.ts';
import { showActionError, useRefreshGroups } from '../../levels/index.ts';
import { navigateTo } from '../../navigation/index.ts';
import { askConfirm, notify } from '../../notifications/index.ts';
import { useActiveTenant, Writable } from '../../session/index.ts';

/** Removes a location, after its name and a number were typed: this cannot be undone. */
export function RemoveLocation({ location }: { readonly location: Tenant }) {
  const { user, companyId, tenant } = useActiveTenant();
  const { id, name } = location;
  const router = useRouter();
  const refresh = useRefreshGroups(companyId);
  const remove = useMutation({
    mutationFn: () => removeLocation(companyId, id),
    onSuccess: async () => {
      notify('success', locationsTexts.deleted(name));
      const active = tenant?.id === id ? null : (tenant?.id ?? null);
      navigateTo(router, screenHref('locationsList', {}, { companyId, locationId: active }));
      await refresh();
    },
    onError: error => showActionError(error),
  });
  if (!user.companyWide || !user.enabledFeatures.includes('addLocation')) return null;
  const ask = async () => {
    const text = locationsTexts.deleteWarning(name);
    const answer = await askConfirm({
      text,
      term: name,
      withNumber: true,
      accept: locationsTexts.deleteTitle(name),
      danger: true,
    });
    if (answer === 'accept') remove.mutate();
  };
  return (
    <Writable calls={[contract.tenants.remove]}>
      <Button variant="default" loading={remove.isPending} onClick={() => void ask()}>
        {locationsTexts.deleteMenuItem}
      </Button>
    </Writable>
  );
}
