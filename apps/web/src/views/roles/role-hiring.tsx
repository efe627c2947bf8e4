import { rolesTexts } from '@commissary/catalog';
import { contract, type Role } from '@commissary/contract';
import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, responseBody, StatusError } from '../../api/index.ts';
import { rolesKey } from '../../cache/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { Writable } from '../../session/index.ts';
import { SectionCard } from '../../ui/index.ts';
import { HiringLock } from './hiring-lock.tsx';
import { isOwner, type RoleScope } from './role-lock.ts';
import type { RoleOwnerText } from './role-owner.ts';

export interface RoleHiringProps {
  readonly of: RoleOwnerText;
  readonly role: Role;
  readonly reach: RoleScope;
}

/**
 * Who may grant a role with more permissions than a hiring manager holds. Only an owner can change it; everybody else
 * reads the setting.
 */
export function RoleHiring({ of, role, reach }: RoleHiringProps) {
  const client = useQueryClient();
  const mine = isOwner(reach);
  const act = useMutation({
    mutationFn: async (open: boolean) =>
      responseBody(
        await api.roles.openToHiring({ params: { owner: of.owner, id: role.id }, body: { ver: role.ver, open } }),
      ),
    onSuccess: ({ name, openToHiring }) =>
      notify('success', openToHiring ? rolesTexts.openedToHiring(name) : rolesTexts.closedToHiring(name)),
    onError: error =>
      error instanceof StatusError && error.status === 409
        ? notify('error', rolesTexts.changedMeanwhile(role.name))
        : reportError(error, rolesTexts.hiringFailed),
    onSettled: () => client.invalidateQueries({ queryKey: rolesKey }),
  });
  return (
    <SectionCard title={rolesTexts.whoAssignsIt}>
      <Writable explained calls={[contract.roles.openToHiring]}>
        <Switch
          label={rolesTexts.openToHiring}
          description={mine ? help : rolesTexts.ownerOnly(help)}
          disabled={!mine || act.isPending}
          checked={role.openToHiring}
          onChange={({ currentTarget }) => act.mutate(currentTarget.checked)}
        />
      </Writable>
      <HiringLock roles={[role]} reach={reach} />
    </SectionCard>
  );
}

const help = rolesTexts.openToHiringHelp;
