import { rolesTexts } from '@commissary/catalog';
import { contract, type Role } from '@commissary/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { rolesKey, useIdempotencyKey } from '../../cache/index.ts';
import { useNavigateAfterSave, useRegisterUnsaved, type ViewProps } from '../../navigation/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { isSent, useActiveTenant, useSaveWhenOnline, Writable } from '../../session/index.ts';
import { PageHeader, SectionCard, Select, SkeletonRows } from '../../ui/index.ts';
import { roleRefusal } from './role-errors.ts';
import type { RoleScope } from './role-lock.ts';
import { roleOwner } from './role-owner.ts';
import styles from './roles.module.css';
import { useRoles } from './use-roles.ts';

/** A new role: its name, and the role whose permissions it starts with. */
export function RoleCreate({ screen }: ViewProps) {
  const of = roleOwner(screen, useActiveTenant());
  const loaded = useRoles(of);
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [from, setFrom] = useState<string | null>(null);
  const idempotencyKey = useIdempotencyKey(`${name.trim()} ${from}`);
  const act = useMutation({
    mutationFn: async (start: Role | undefined) => {
      const { grantedPermissions = [], maxDiscountPct = 0 } = start ?? {};
      const call = { params: { owner: of.owner }, body: { name: name.trim(), grantedPermissions, maxDiscountPct } };
      return responseBody(await api.roles.create(call, { idempotencyKey }));
    },
    onSuccess: async role => {
      notify('success', rolesTexts.wasCreated(role.name));
      await client.invalidateQueries({ queryKey: rolesKey });
    },
    onError: error => {
      if (roleRefusal(error) === undefined) reportError(error, rolesTexts.createFailed);
    },
  });
  useRegisterUnsaved(
    name.trim() !== '' && !act.isSuccess ? { count: 1, what: rolesTexts.roleLowercase, saving: act.isPending } : null,
  );
  useNavigateAfterSave(act.data ? of.edit(act.data.id) : null, { replace: true });
  const starts = loaded?.roles.filter(role => isCopyable(role, loaded.reach)) ?? [];
  const isReady = name.trim() !== '';
  const create = useSaveWhenOnline(async () => {
    if (!isReady || act.isPending) return false;
    return isSent(act.mutateAsync(starts.find(({ id }) => id === from)));
  });
  if (loaded === undefined) return <SkeletonRows rows={4} height={56} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void create();
  };
  return (
    <form className={styles.page} onSubmit={submit}>
      <PageHeader title={screen.title} />
      <Writable explained calls={[contract.roles.create]}>
        <SectionCard title={rolesTexts.details}>
          <div className={styles.form}>
            <TextInput
              label={rolesTexts.name}
              required
              maxLength={60}
              autoComplete="off"
              error={roleRefusal(act.error)}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Select
              label={rolesTexts.copyPermissionsFrom}
              description={rolesTexts.copyFromHelp}
              placeholder={rolesTexts.noPermissions}
              clearable
              inputMode="search"
              data={starts.map(role => ({ value: role.id, label: role.name }))}
              value={from}
              onChange={setFrom}
            />
          </div>
        </SectionCard>
        <div className={styles.acts}>
          <Button type="submit" disabled={!isReady} loading={act.isPending}>
            {rolesTexts.createSubmit}
          </Button>
        </div>
      </Writable>
    </form>
  );
}

/** A copy has the permissions of the original. */
export const isCopyable = ({ grantedPermissions, maxDiscountPct }: Role, reach: RoleScope): boolean =>
  reach.mayEdit &&
  maxDiscountPct <= reach.maxDiscountPct &&
  grantedPermissions.every(name => reach.permissions.has(name));
