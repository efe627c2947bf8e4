import type { IncludedChoices } from '@commissary/domain';
import type { guestQuestionsTexts as english } from '../../form/guest-questions.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount } from '../grammar/words.ts';

/** What is said of the included choices beside how many they are. */
const includedChoices: Readonly<Record<IncludedChoices, string>> = {
  FIRST: '',
  CHEAPEST: ', lo más barato',
  DEAREST: ', lo más caro',
};

/** Texts of what a guest is asked about an item. */
export const guestQuestionsTexts: Translated<typeof english> = {
  title: 'Qué se le pregunta al cliente',
  channel: 'Dónde se pide',
  online: 'En línea',
  pos: 'Punto de venta',
  none: 'No se pregunta nada: este artículo no tiene tamaños ni ofrece modificadores.',
  rule: (required, min, max) => {
    const most = max === null ? '' : max === 1 ? 'elegir 1' : `hasta ${max}`;
    const least = min > 1 && max !== min ? `al menos ${min}` : '';
    const count = min > 1 && max === min ? `elegir ${min}` : [least, most].filter(Boolean).join(', ');
    return [required ? 'obligatorio' : 'opcional', count].filter(Boolean).join(', ');
  },
  free: (count, which) => `${formatCount(count, 'incluido')}${includedChoices[which]}`,
  included: 'incluido',
  noCharge: 'sin cargo',
  noPrice: 'sin precio',
  charge: price => `+ ${price}`,
  priceOf: (size, scheme) => [size, scheme].filter(Boolean).join(', '),
  noChoices: 'No hay opciones para elegir.',
};
