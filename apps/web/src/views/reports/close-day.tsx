import { periodWords, reportScreenTexts as texts } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import { askConfirm, notify, reportError } from '../../notifications/index.ts';
import { useActiveTenant, Writable } from '../../session/index.ts';
import styles from './reports.module.css';

export interface CloseDayProps {
  readonly locationId: string;
  readonly day: string;
}

/** Closes a business day by hand, after a question: nobody opens it again. */
export function CloseDay({ locationId, day }: CloseDayProps) {
  const { companyId, user } = useActiveTenant();
  const name = user.accessibleTenants.find(({ id }) => id === locationId)?.name ?? locationId;
  const client = useQueryClient();
  const close = useMutation({
    mutationFn: async () => {
      const params = { companyId, locationId };
      return responseBody(await api.reports.closeDay({ params, body: { day } }));
    },
    onSuccess: () => notify('success', texts.dayClosed),
    onError: error => reportError(error, texts.closeFailed),
    onSettled: () => client.invalidateQueries({ queryKey: ['reports', companyId] }),
  });
  const ask = async () => {
    const text = texts.askClose(name, periodWords({ from: day, to: day }));
    if ((await askConfirm({ text, accept: texts.closeDay })) === 'accept') close.mutate();
  };
  return (
    <div className={`${styles.closing} row wrap align-center gap-8`}>
      <p>{texts.closes}</p>
      <Writable calls={[contract.reports.closeDay]}>
        <Button variant="default" loading={close.isPending} onClick={() => void ask()}>
          {texts.closeDay}
        </Button>
      </Writable>
    </div>
  );
}
