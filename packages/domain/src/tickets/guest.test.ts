import { expect, it } from 'vitest';
import { askedGuest, maskedGuest } from './guest.ts';

it('[RULE.finder.04] a guest is asked for by words of a name, a phone number, or both', () => {
  expect(askedGuest(' Dana Reed ')).toEqual({ name: 'Dana Reed', phone: '' });
  expect(askedGuest('(312) 555-0142')).toEqual({ name: '', phone: '(312) 555-0142' });
  expect(askedGuest('+1 312.555.0142')).toEqual({ name: '', phone: '+1 312.555.0142' });
  expect(askedGuest('Reed 3125550142')).toEqual({ name: 'Reed', phone: '3125550142' });
  expect(askedGuest('3125550142 Reed')).toMatchObject({ name: 'Reed' });
  expect(askedGuest('Table 1234')).toEqual({ name: 'Table 1234', phone: '' });
  expect(askedGuest('12345')).toEqual({ name: '', phone: '12345' });
  expect(askedGuest('-')).toEqual({ name: '-', phone: '' });
});

it('[RULE.finder.05] of a masked guest the first letter and the last two digits are left', () => {
  expect(maskedGuest({ name: 'Dana Reed', phone: '(312) 555-0142' })).toEqual({ name: 'D•••', phone: '•••42' });
  expect(maskedGuest({ name: ' 𝒟ana', phone: '' })).toEqual({ name: '𝒟•••', phone: '' });
  expect(maskedGuest({ name: '', phone: '1234' })).toEqual({ name: '', phone: '•••' });
  expect(maskedGuest({ name: '', phone: '12345' })).toEqual({ name: '', phone: '•••45' });
});
