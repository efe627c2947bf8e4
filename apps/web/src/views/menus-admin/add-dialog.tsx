import { menusAdminTexts as texts } from '@commissary/catalog';
import type { ManagedMenu } from '@commissary/contract';
import { TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { useIdempotencyKeys } from '../../cache/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { DialogActions, Select, SheetDialog } from '../../ui/index.ts';
import { templatesOf } from './menus-query.ts';
import { useRefreshMenus } from './use-menu-calls.ts';

export interface AddDialogProps {
  readonly template: boolean;
  /** What it is a copy of, to begin with. */
  readonly from: ManagedMenu | null;
  readonly menus: readonly ManagedMenu[];
  readonly onClose: () => void;
}

const empty = 'empty';

/** A new menu or template: empty, a copy of a menu, or made from a template. */
export function AddDialog({ template, from, menus, onClose }: AddDialogProps) {
  const { companyId } = useActiveTenant();
  const refresh = useRefreshMenus();
  const keyOf = useIdempotencyKeys();
  const templates = useQuery(templatesOf(companyId));
  const [name, setName] = useState(from === null || from.template ? '' : texts.copyName(from.name));
  const [desc, setDesc] = useState('');
  const [source, setSource] = useState(from?.id ?? empty);
  const own = new Set(menus.map(({ id }) => id));
  const provided = (templates.data ?? []).filter(({ id, provider }) => provider && !own.has(id));
  const options = [
    { value: empty, label: texts.empty },
    ...menus.map(one => ({
      value: one.id,
      label: one.template ? texts.fromTemplate(one.name) : texts.copyOf(one.name),
    })),
    ...provided.map(one => ({ value: one.id, label: texts.fromProvider(one.name) })),
  ];
  const isTemplate = provided.some(({ id }) => id === source) || menus.some(one => one.id === source && one.template);
  const create = useMutation({
    mutationFn: async () => {
      const body = {
        name: name.trim(),
        desc: desc.trim(),
        template,
        ...(source !== empty && (isTemplate ? { sourceTemplateId: source } : { sourceMenuId: source })),
      };
      const call = { idempotencyKey: keyOf(JSON.stringify(body)) };
      return responseBody(await api.menus.create({ params: { companyId }, body }, call));
    },
    onSuccess: made => {
      notify('success', texts.created(made.name));
      onClose();
      return refresh();
    },
    onError: error => reportError(error, texts.notCreated),
  });
  return (
    <SheetDialog
      title={template ? texts.addTemplateTitle : texts.addTitle}
      size={520}
      closable={!create.isPending}
      onClose={onClose}
      foot={
        <DialogActions
          dismiss={texts.cancel}
          accept={texts.create}
          startsHere={false}
          disabled={name.trim() === ''}
          busy={create.isPending}
          onDismiss={onClose}
          onAccept={() => create.mutate()}
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
        <Select
          label={texts.startsWith}
          data={options}
          value={source}
          allowDeselect={false}
          onChange={chosen => setSource(chosen ?? empty)}
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
