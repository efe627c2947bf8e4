import type { newDevicesTexts as english } from '../../people/new-devices.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList, formatNumber, pluralForm } from '../grammar/words.ts';

/** Texts about devices that got the PINs of a location for the first time. */
export const newDevicesTexts: Translated<typeof english> = {
  connected: count =>
    `${formatCount(count, 'terminal nueva', 'terminales nuevas')} ${pluralForm(count, 'recibió', 'recibieron')} los PIN de una sucursal en los últimos 7 días`,
  one: (location, credential) => `${credential} en ${location}`,
  more: (names, others) =>
    `${formatList([...names, ...(others > 0 ? [`${formatNumber(others)} más`] : [])])}. Si no conoce alguna, quítela ahí y cambie los PIN.`,
  open: 'Abrir sucursales',
};
