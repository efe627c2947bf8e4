import type { HiddenReason, Surface } from '@commissary/domain';
import type { shownMenuTexts as english } from '../../menu/shown-menu.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatList } from '../grammar/words.ts';

type TextsOf<K extends string> = Readonly<Record<K, string>>;

const reasons: TextsOf<HiddenReason> = {
  INACTIVE: 'inactivo',
  INVISIBLE: 'no está en la barra de pestañas',
  DAYS: 'este día no',
  HOURS: 'a esta hora no',
  STATION: 'en esta estación no',
  CHANNEL: 'no se vende aquí',
  NO_PRICE: 'sin precio',
  GONE: 'se quitó lo que representa',
  TAB_HIDDEN: 'lleva a una pestaña que no se muestra',
  EMPTY: 'no se muestra nada de lo que contiene',
  NOT_PLACED: 'en ninguna pestaña',
};

const surfaces: TextsOf<Surface> = { POS: 'Punto de venta', KIOSK: 'Quiosco', ONLINE: 'En línea' };

/** Texts about what a menu shows, and why it does not show the rest. */
export const shownMenuTexts: Translated<typeof english> = {
  surfaces,
  reasons,
  refused: {
    ORDER_TYPE: 'Aquí no se acepta este tipo de pedido.',
    STATION: 'Esta estación no acepta este tipo de pedido.',
  },
  because: (reason, details) => [reason, ...details].join('; '),
  onlyOn: days => (days.length === 0 ? 'ningún día' : `solo ${formatList(days)}`),
  onlyFrom: (from, to) => `solo ${from}–${to}`,
  withoutName: 'Sin nombre',
};
