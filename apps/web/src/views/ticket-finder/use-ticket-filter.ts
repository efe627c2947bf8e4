import { ticketTexts as texts } from '@commissary/catalog';
import { isMoney, toCents } from '@commissary/domain';
import { useState } from 'react';
import { dayOf } from '../../formatting/index.ts';
import { useAddressQuery } from '../../navigation/index.ts';
import type { TicketQuery } from './ticket-queries.ts';

/** What is typed, as text. */
export interface TicketFilter {
  readonly number: string;
  readonly guest: string;
  readonly amount: string;
  readonly last4: string;
  readonly server: string;
  readonly from: string;
  readonly to: string;
  /** What they count for, where a report led here. */
  readonly of: string;
}

const unfiltered: TicketFilter = {
  ...{ number: '', guest: '', amount: '', last4: '', server: '', from: '', to: '', of: '' },
};

/** The filter is in the address, so that a result can be sent; without the guest: a browser keeps addresses. */
export const useTicketFilter = () => {
  const { query, change } = useAddressQuery();
  const [guest, setGuest] = useState('');
  const filter: TicketFilter = {
    ...{ number: query.number ?? '', amount: query.amount ?? '', last4: query.last4 ?? '', server: query.server ?? '' },
    ...{ from: dayOf(query.from), to: dayOf(query.to), of: query.of ?? '', guest },
  };
  return {
    filter,
    change: ({ guest: typed, ...rest }: Partial<TicketFilter>) => {
      if (typed !== undefined) setGuest(typed);
      if (Object.keys(rest).length > 0) change(rest);
    },
    clear: () => {
      setGuest('');
      const { guest: _, ...rest } = unfiltered;
      change(rest);
    },
  };
};

export const isTicketFiltered = (filter: TicketFilter): boolean => Object.values(filter).some(text => text !== '');

const digits = /^\d{1,9}$/;

/** What is wrong with what is typed; null where it can be looked for. */
export const filterProblem = ({ number, amount, last4, from, to }: TicketFilter): string | null => {
  if (number !== '' && !digits.test(number)) return texts.badNumber;
  if (amount !== '' && !isAmount(amount)) return texts.badAmount;
  if (last4 !== '' && !/^\d{4}$/.test(last4)) return texts.badLast4;
  return from !== '' && to !== '' && to < from ? texts.badPeriod : null;
};

const withoutSign = (amount: string): string => amount.replaceAll(/[$,\s]/g, '');
const isAmount = (amount: string): boolean => {
  const bare = withoutSign(amount);
  return isMoney(bare) && !bare.startsWith('-');
};

export const ticketQueryOf = (filter: TicketFilter, tenantId: string | null): TicketQuery => {
  const { number, guest, amount, last4, server, from, to, of } = filter;
  return {
    ...(tenantId !== null && { tenantId }),
    ...(number !== '' && { number }),
    ...(guest !== '' && { guest }),
    ...(amount !== '' && { amount: toCents(withoutSign(amount)) }),
    ...(last4 !== '' && { last4 }),
    ...(server !== '' && { server }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(of !== '' && { of }),
  };
};
