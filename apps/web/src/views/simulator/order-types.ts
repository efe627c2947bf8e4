import { type LocationSettings, type OrderType, takenOrderTypes } from '@commissary/catalog';
import type { Surface } from '@commissary/domain';

/** The order type that is simulated: the asked one, else the first that the surface takes. */
export const orderTypeIn = (
  { orderTypes }: LocationSettings,
  asked: string | null,
  surface: Surface,
): OrderType['id'] | null => {
  const types = takenOrderTypes(orderTypes);
  const found = types.find(({ id }) => String(id) === asked) ?? takenOrderTypes(orderTypes, [surface])[0] ?? types[0];
  return found?.id ?? null;
};
