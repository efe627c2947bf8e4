import type { Ticket } from './ticket.ts';

type Guest = NonNullable<Ticket['customer']>;

/** So many months the guest of a ticket is kept, as the company sets it; what was sold stays. */
export const guestMonths = { least: 1, usual: 24, most: 84 } as const;

/** Fewer digits are no phone number. */
const fewestDigits = 5;

/** What a person types to find a guest: words of a name, a phone number, or both. */
export const askedGuest = (text: string): Guest => {
  const phone = phoneIn.exec(text)?.[0] ?? '';
  return digitsOf(phone).length < fewestDigits
    ? { name: text.trim(), phone: '' }
    : { name: text.replace(phone, ' ').trim(), phone };
};

const phoneIn = /[+(]?\d[\d ().\-/]*/;

/** What of a guest a person sees who may not manage guests: enough to compare with somebody who stands there. */
export const maskedGuest = ({ name, phone }: Guest): Guest => {
  const [first] = name.trim();
  const digits = digitsOf(phone);
  return {
    name: first === undefined ? '' : `${first}${dots}`,
    phone: digits === '' ? '' : `${dots}${digits.length < fewestDigits ? '' : digits.slice(-2)}`,
  };
};

const dots = '•••';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
