import { ticketTexts as texts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import { askConfirm, notify, reportError } from '../../notifications/index.ts';
import { useActiveTenant, Writable } from '../../session/index.ts';
import { type TicketDetail, ticketsKey } from './ticket-queries.ts';

/** Forgets the guest of a ticket everywhere, after the number of the ticket is typed: nothing brings it back. */
export function ForgetGuest({ ticket }: { readonly ticket: TicketDetail }) {
  const { companyId } = useActiveTenant();
  const client = useQueryClient();
  const { locationId, id: ticketId, number } = ticket;
  const forget = useMutation({
    mutationFn: async () =>
      responseBody(await api.tickets.forgetGuest({ params: { companyId, locationId, ticketId } })),
    onSuccess: ({ tickets }) => notify('success', texts.forgotten(tickets)),
    onError: error => reportError(error, texts.forgetFailed),
    onSettled: () => client.invalidateQueries({ queryKey: ticketsKey(companyId) }),
  });
  const ask = async () => {
    const answer = await askConfirm({
      title: texts.forgetTitle,
      text: texts.forgetText,
      term: String(number),
      accept: texts.forgetAccept,
      danger: true,
    });
    if (answer === 'accept') forget.mutate();
  };
  return (
    <Writable>
      <Button variant="subtle" loading={forget.isPending} onClick={() => void ask()}>
        {texts.forget}
      </Button>
    </Writable>
  );
}
