import type { addressTexts as english } from '../../form/address.ts';
import type { Translated } from '../grammar/translated.ts';

/** Texts of the parts of a postal address. */
export const addressTexts: Translated<typeof english> = {
  parts: { street: 'Calle', city: 'Ciudad', state: 'Estado o territorio', postalCode: 'Código postal' },
  street: 'Calle, o la dirección completa',
  problems: {
    street: 'Escriba una calle.',
    city: 'Escriba una ciudad.',
    state: 'Elija un estado.',
    postalCode: 'Escriba 5 dígitos, o 9, como 12345-6789.',
  },
};
