import { companiesTexts as texts } from '@commissary/catalog';
import { contract, type EditedCompany } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import { askConfirm, notify, reportError } from '../../notifications/index.ts';
import { useUser, Writable } from '../../session/index.ts';

/** Closes a company, after its name and a number were typed, or opens a closed one again. */
export function CloseCompany({ company }: { readonly company: EditedCompany }) {
  const { enabledFeatures } = useUser();
  const client = useQueryClient();
  const { id, name, number, closedAt, locations, provider } = company;
  const refresh = () => client.invalidateQueries({ queryKey: ['companies'] });
  const close = useMutation({
    mutationFn: async () => responseBody(await api.companies.remove({ params: { id }, body: { name, number } })),
    onSuccess: () => {
      notify('success', texts.wasClosed(name), { act: { text: texts.restore, run: () => restore.mutate() } });
      return refresh();
    },
    onError: error => reportError(error, texts.notClosed),
  });
  const restore = useMutation({
    mutationFn: async () => responseBody(await api.companies.restore({ params: { id } })),
    onSuccess: () => {
      notify('success', texts.wasRestored(name));
      return refresh();
    },
    onError: error => reportError(error, texts.notRestored),
  });
  if (!enabledFeatures.includes('addCompanies') || provider) return null;
  if (closedAt !== null)
    return (
      <Writable explained calls={[contract.companies.restore]}>
        <Button loading={restore.isPending} onClick={() => restore.mutate()}>
          {texts.restore}
        </Button>
      </Writable>
    );
  const ask = async () => {
    const title = texts.closeTitle(name);
    const text = texts.closeWarning(name, locations);
    const answer = await askConfirm({ title, text, term: name, withNumber: true, accept: title, danger: true });
    if (answer === 'accept') close.mutate();
  };
  return (
    <Writable explained calls={[contract.companies.remove]}>
      <Button variant="default" loading={close.isPending} onClick={() => void ask()}>
        {texts.close}
      </Button>
    </Writable>
  );
}
