import type { itemCostTexts as english } from '../../menu/item-cost.ts';
import type { Translated } from '../grammar/translated.ts';

/** Texts of what an item costs, step by step. */
export const itemCostTexts: Translated<typeof english> = {
  title: 'Qué cuesta',
  size: 'Tamaño',
  channel: 'Se pide',
  channels: { POS: 'Punto de venta', ONLINE: 'En línea' },
  orderType: 'Tipo de pedido',
  time: zone => `Cuándo (${zone})`,
  refused: 'Así no se puede pedir:',
  leastModifiers: 'Con los menos modificadores que pide.',
  inSimulator: 'Pedirlo en el simulador',
  settingsNotReadable:
    'No tiene acceso a la configuración de aquí, de la que dependen los tipos de pedido y los cargos.',
};
