import type { LocationSettings } from '@commissary/catalog';
import type { Surface } from '@commissary/domain';

type OrderType = LocationSettings['orderTypes']['types'][number];

const takes = { POS: 'activePOS', KIOSK: 'activeKiosk', ONLINE: 'activeOnline' } as const satisfies Record<
  Surface,
  keyof OrderType
>;

/** The order types that are taken anywhere. */
export const takenOrderTypes = ({ orderTypes }: LocationSettings): readonly OrderType[] =>
  orderTypes.types.filter(one => Object.values(takes).some(key => one[key]));

/** The order type that is simulated: the asked one, else the first that the surface takes. */
export const orderTypeIn = (
  settings: LocationSettings,
  asked: string | null,
  surface: Surface,
): OrderType['id'] | null => {
  const types = takenOrderTypes(settings);
  return (
    (types.find(({ id }) => String(id) === asked) ?? types.find(one => one[takes[surface]]) ?? types[0])?.id ?? null
  );
};

export const orderTypeName = ({ name, customName }: OrderType): string => customName || name;
