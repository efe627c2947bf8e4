import { roleRecord, rolesTexts } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { rolesKey, useIdempotencyKey } from '../../cache/index.ts';
import { MultiLevelActionDialog } from '../../level-actions/index.ts';
import { navigateTo } from '../../navigation/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { roleRefusal } from './role-errors.ts';
import type { RoleOwnerText } from './role-owner.ts';

const { name: nameField } = roleRecord.field.shape;

export interface NameRoleProps {
  readonly act: 'rename' | 'copy';
  readonly of: RoleOwnerText;
  readonly role: Role;
  readonly onClose: () => void;
}

/** Renames a role, or copies it under another name. */
export function NameRole({ act, of, role, onClose }: NameRoleProps) {
  const { id, ver } = role;
  const router = useRouter();
  const client = useQueryClient();
  const [name, setName] = useState(act === 'rename' ? role.name : rolesTexts.copyOf(role.name));
  const idempotencyKey = useIdempotencyKey(name.trim());
  const save = useMutation({
    mutationFn: async () => {
      if (act === 'rename')
        return responseBody(
          await api.roles.edit({ params: { owner: of.owner }, body: { id, name: name.trim(), ver } }),
        );
      const call = { params: { owner: of.owner, id }, query: { name: name.trim() } };
      return responseBody(await api.roles.clone(call, { idempotencyKey }));
    },
    onSuccess: async saved => {
      notify('success', act === 'rename' ? rolesTexts.renamed(saved.name) : rolesTexts.wasCreated(saved.name));
      await client.invalidateQueries({ queryKey: rolesKey });
      onClose();
      if (act === 'copy') navigateTo(router, of.one(saved.id));
    },
    onError: error => {
      if (roleRefusal(error) === undefined) reportError(error, rolesTexts.actionFailed);
    },
  });
  const title = act === 'rename' ? rolesTexts.rename(role.name) : rolesTexts.copy(role.name);
  return (
    <MultiLevelActionDialog
      title={title}
      about={act === 'rename' ? rolesTexts.renameHelp : rolesTexts.copyHelp}
      accept={act === 'rename' ? rolesTexts.renameLabel : rolesTexts.copyLabel}
      disabled={name.trim() === '' || (act === 'rename' && name.trim() === role.name)}
      busy={save.isPending}
      onAccept={() => save.mutate()}
      onClose={onClose}
    >
      <TextInput
        label={nameField.label}
        maxLength={nameField.max}
        autoComplete="off"
        error={roleRefusal(save.error)}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </MultiLevelActionDialog>
  );
}
