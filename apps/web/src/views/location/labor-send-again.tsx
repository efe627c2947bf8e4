import { laborTexts as texts } from '@commissary/catalog';
import { contract, type SchedulingItemRecord, type Tenant } from '@commissary/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { laborStatusOf } from '../../cache/index.ts';
import { reportError } from '../../notifications/index.ts';
import { Writable } from '../../session/index.ts';

export interface LaborItemProps {
  readonly location: Tenant;
  readonly item: SchedulingItemRecord;
}

/** Sends an entry again, or says which id it has at the service. */
export function SendAgain({ location, item }: LaborItemProps) {
  const { id: locationId, companyId } = location;
  const { kind, placeId, itemId, name, state } = item;
  const [typed, setTyped] = useState('');
  const client = useQueryClient();
  const externalId = typed.trim();
  const send = useMutation({
    mutationFn: async () => {
      const body = { kind, placeId, itemId, ...(externalId !== '' && { externalId }) };
      return responseBody(await api.labor.sendAgain({ params: { companyId, locationId }, body }));
    },
    onSuccess: next => client.setQueryData(laborStatusOf(companyId, locationId).queryKey, next),
    onError: error => reportError(error, texts.sendFailed),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
  const isNamed = externalId !== '';
  return (
    <Writable explained calls={[contract.labor.sendAgain]}>
      <form onSubmit={submit} noValidate className="row wrap align-end justify-between gap-8 gap-x-16">
        {state === 'unclear' && (
          <TextInput
            label={texts.idOf(name)}
            description={texts.unclearHelp}
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        <Button
          type="submit"
          variant="default"
          loading={send.isPending}
          aria-label={isNamed ? texts.takeId(name) : texts.sendAgain(name)}
        >
          {isNamed ? texts.takeIdAction : texts.sendAgainAction}
        </Button>
      </form>
    </Writable>
  );
}
