import { menusAdminTexts as texts } from '@commissary/catalog';
import type { ManagedMenu } from '@commissary/contract';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, responseBody, UserError } from '../../api/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { DialogActions, SheetDialog } from '../../ui/index.ts';
import { useRefreshMenus } from './use-menu-calls.ts';

export interface RenameDialogProps {
  readonly menu: ManagedMenu;
  readonly onClose: () => void;
}

/** The name and description of a menu; its content stays at its version. */
export function RenameDialog({ menu, onClose }: RenameDialogProps) {
  const { companyId } = useActiveTenant();
  const refresh = useRefreshMenus();
  const [name, setName] = useState(menu.name);
  const [desc, setDesc] = useState(menu.desc);
  const params = { companyId };
  const save = useMutation({
    mutationFn: async () => {
      const stored = responseBody(await api.menus.base({ params: { ...params, menuId: menu.id }, query: {} }));
      // The content is saved as it was just read: nothing of it changes.
      const { id, ver, menuBlob } = stored;
      const body = { id, ver, menuBlob, name: name.trim(), desc: desc.trim() };
      return responseBody(await api.menus.saveBase({ params, body }));
    },
    onSuccess: () => {
      notify('success', texts.renamed(name.trim()));
      onClose();
      return refresh();
    },
    onError: error => {
      const late = error instanceof UserError && error.failures.some(({ code }) => code === 'CONFLICTING EDIT');
      if (late) notify('error', texts.changedMeanwhile);
      else reportError(error, texts.notRenamed);
    },
  });
  const isSame = name.trim() === menu.name && desc.trim() === menu.desc;
  return (
    <SheetDialog
      title={texts.renameTitle(menu.name)}
      size={520}
      closable={!save.isPending}
      onClose={onClose}
      foot={
        <DialogActions
          dismiss={texts.cancel}
          accept={texts.save}
          startsHere={false}
          disabled={name.trim() === '' || isSame}
          busy={save.isPending}
          onDismiss={onClose}
          onAccept={() => save.mutate()}
        />
      }
    >
      <div className="stack gap-12 pad-x-24 pad-y-16">
        <TextInput
          label={texts.name}
          data-autofocus
          required
          maxLength={60}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label={texts.description}
          maxLength={500}
          value={desc}
          onChange={({ currentTarget }) => setDesc(currentTarget.value)}
        />
      </div>
    </SheetDialog>
  );
}
