import { groupsTexts, screenHref } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { useIdempotencyKey } from '../../cache/index.ts';
import {
  impactScope,
  MoveLocationsImpact,
  regroupingOf,
  showActionError,
  toggleSelected,
  useRefreshGroups,
} from '../../levels/index.ts';
import { useNavigateAfterSave, useRegisterUnsaved } from '../../navigation/index.ts';
import { notify } from '../../notifications/index.ts';
import { isSent, useActiveTenant, useSaveWhenOnline } from '../../session/index.ts';
import { PageHeader, SectionCard } from '../../ui/index.ts';
import styles from './groups.module.css';
import { membershipChangesOf } from './membership-changes.ts';
import { RemoveGroup } from './remove-group.tsx';

export interface GroupFormProps {
  /** Null while it is a new one. */
  readonly group: Tenant | null;
  readonly locations: readonly Tenant[];
}

/** Name and locations of a group; a preview shows what the locations would gain and lose before the save. */
export function GroupForm({ group, locations }: GroupFormProps) {
  const { user, companyId, tenant } = useActiveTenant();
  const refresh = useRefreshGroups(companyId);
  const [name, setName] = useState(group?.name ?? '');
  const [members, setMembers] = useState<ReadonlySet<string>>(
    new Set(locations.filter(({ groupId }) => group !== null && groupId === group.id).map(({ id }) => id)),
  );
  const { join, leave, moves } = membershipChangesOf(group?.id ?? null, locations, members);
  const preview = useQuery(regroupingOf(companyId, moves));
  const count = moves.length + (name.trim() === (group?.name ?? '') ? 0 : 1);
  const idempotencyKey = useIdempotencyKey(`${name.trim()} ${[...members].join()}`);
  const act = useMutation({
    mutationFn: async (): Promise<Tenant> => {
      const params = { companyId };
      const common = { type: 'GROUP' as const, name: name.trim() };
      if (group === null)
        return responseBody(
          await api.tenants.create({ params, body: { ...common, locationIds: [...members] } }, { idempotencyKey }),
        );
      return responseBody(await api.tenants.edit({ params, body: { ...common, id: group.id, join, leave } }));
    },
    onSuccess: async saved => {
      notify('success', groupsTexts.saved(saved.name));
      await refresh();
    },
    onError: error => showActionError(error),
  });
  useRegisterUnsaved(count > 0 && !act.isSuccess ? { count, what: groupsTexts.group, saving: act.isPending } : null);
  useNavigateAfterSave(
    act.data ? screenHref('group', { id: act.data.id }, { companyId, locationId: tenant?.id ?? null }) : null,
  );
  const mayMove = user.companyWide && user.enabledFeatures.includes('editLocation');
  const isReady = name.trim() !== '' && count > 0 && (moves.length === 0 || preview.data !== undefined);
  const save = useSaveWhenOnline(async () => isReady && !act.isPending && isSent(act.mutateAsync()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void save();
  };
  return (
    <form className={styles.page} onSubmit={submit}>
      <PageHeader title={group === null ? groupsTexts.addTitle : groupsTexts.edit(group.name)} />
      <SectionCard title={groupsTexts.details}>
        <TextInput
          label={groupsTexts.name}
          required
          maxLength={60}
          maw={360}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </SectionCard>
      <SectionCard title={groupsTexts.locationsLabel}>
        <fieldset className={styles.boxes}>
          <legend>{groupsTexts.oneGroupHint}</legend>
          {locations.map(location => (
            <Checkbox
              key={location.id}
              className={styles.box ?? ''}
              label={location.name}
              description={elsewhere(location, group, user.accessibleTenants)}
              disabled={!mayMove}
              checked={members.has(location.id)}
              onChange={() => setMembers(toggleSelected(members, location.id))}
            />
          ))}
        </fieldset>
      </SectionCard>
      {moves.length > 0 && (
        <SectionCard title={groupsTexts.impact}>
          <p className={styles.text} role="status">
            {preview.data === undefined ? groupsTexts.loadingImpact : impactScope(preview.data.effects, moves.length)}
          </p>
          {preview.data && <MoveLocationsImpact effects={preview.data.effects} />}
        </SectionCard>
      )}
      <div className={styles.acts}>
        {group !== null && <RemoveGroup group={group} locations={locations} />}
        <Button type="submit" disabled={!isReady} loading={act.isPending}>
          {group === null ? groupsTexts.addSubmit : groupsTexts.saveSubmit}
        </Button>
      </div>
    </form>
  );
}

const elsewhere = (
  { groupId }: Tenant,
  group: Tenant | null,
  tenants: readonly { readonly id: string; readonly name: string }[],
): string => {
  if (groupId === null) return groupsTexts.noGroup;
  if (groupId === group?.id) return groupsTexts.inThisGroup;
  return groupsTexts.inGroup(tenants.find(({ id }) => id === groupId)?.name ?? null);
};
