import { menuImportScreenTexts as texts } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { useIdempotencyKeys } from '../../cache/index.ts';
import type { TableFile } from '../../files/index.ts';
import { useForm } from '../../form/state/index.ts';
import { navigateTo, useActiveMenu } from '../../navigation/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { useReadOnlyReason } from '../../session/index.ts';
import { Segmented } from '../../ui/index.ts';
import { giveTable } from './given-table.ts';
import { importHref } from './menu-hrefs.ts';

const longestName = 60;

/** Whether the file goes into the open menu or into a new one, which is created before. */
export function NewMenu({ file }: { readonly file: TableFile }) {
  const { address } = useForm();
  const { companyId } = address;
  const { name: open } = useActiveMenu();
  const router = useRouter();
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  const readOnly = useReadOnlyReason(contract.menus.create);
  const [into, setInto] = useState<'open' | 'new'>('open');
  const [name, setName] = useState(file.name.replace(/\.\w+$/, '').slice(0, longestName));
  const create = useMutation({
    mutationFn: async () => {
      const body = { name: name.trim() };
      const call = { idempotencyKey: keyOf(JSON.stringify(body)) };
      return responseBody(await api.menus.create({ params: { companyId }, body }, call));
    },
    onSuccess: async made => {
      notify('success', texts.created(made.name));
      await client.invalidateQueries({ queryKey: ['menus', companyId] });
      giveTable(made.id, file);
      navigateTo(router, importHref({ companyId, tenantId: null, menuId: made.id }));
    },
    onError: error => reportError(error, texts.notCreated),
  });
  return (
    <div className="row wrap align-end gap-12 space-above-12">
      <Segmented
        label={texts.into}
        value={into}
        options={[
          { value: 'open', label: open ?? '' },
          { value: 'new', label: texts.newMenu },
        ]}
        onChange={setInto}
      />
      {into === 'new' && (
        <>
          <TextInput
            label={texts.newMenuName}
            description={readOnly ?? texts.newMenuAbout}
            maxLength={longestName}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button
            disabled={name.trim() === '' || readOnly !== null}
            loading={create.isPending}
            onClick={() => create.mutate()}
          >
            {texts.create}
          </Button>
        </>
      )}
    </div>
  );
}
