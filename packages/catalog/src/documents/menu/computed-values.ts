import { identityMap, memoByIdentity } from '@commissary/schema';
import type { PublishSurroundings } from '../definition.ts';
import type { LocationSettings } from '../location-settings/location-settings.ts';
import type { Menu } from './menu.ts';

/**
 * Returns a published menu with what is computed for terminals: the used PLU numbers, what its references into the
 * settings need, and the id and short address in the description of an offer. The same object for locations whose
 * settings differ in nothing of that.
 */
export const withComputedValues = (menu: Menu, { settings, onlineStore }: PublishSurroundings): ComputedMenu => {
  const known = computed.getOrCompute(menu, () => new Map());
  const key = `${snapshotText(settings)} ${onlineStore}`;
  const found = known.get(key) ?? compute(menu, snapshotOf(settings), onlineStore);
  known.set(key, found);
  return found;
};

const computed = identityMap<Menu, Map<string, ComputedMenu>>();

const compute = (menu: Menu, snapshot: SettingsSnapshot, onlineStore: string | null): ComputedMenu => {
  const { departments, modifiers, offers } = menu;
  return {
    ...menu,
    ...snapshot,
    offers: offersAt(offers, onlineStore),
    pluNumbers: {
      items: inOrder([...departments.flatMap(({ items }) => numbersOf(items)), ...numbersOf(modifiers.items)]),
      categories: inOrder([
        ...departments.flatMap(({ categories }) => numbersOf(categories)),
        ...numbersOf(modifiers.categories),
      ]),
      offers: inOrder(numbersOf(offers)),
    },
  };
};

interface ComputedMenu extends Menu, SettingsSnapshot {
  /** The used numbers of each space in which a PLU number occurs once. */
  readonly pluNumbers: {
    readonly items: readonly string[];
    readonly categories: readonly string[];
    readonly offers: readonly string[];
  };
}

/** What a menu says of the settings of its location: never more than a terminal needs to read the menu. */
interface SettingsSnapshot {
  readonly tenderTypes: readonly Pick<LocationSettings['tenderTypes'][number], 'id' | 'disabled'>[];
  readonly orderTypes: {
    readonly types: readonly Pick<OrderType, 'id' | 'code' | 'activePOS' | 'activeOnline'>[];
  };
  readonly stations: readonly Named[];
  readonly printers: readonly (Named & { readonly type: 'KITCHEN' | 'LABEL' })[];
  readonly displays: readonly Named[];
}
type OrderType = LocationSettings['orderTypes']['types'][number];
type Named = Pick<LocationSettings['stations'][number], 'id' | 'name'>;

const snapshotOf = memoByIdentity(
  ({ tenderTypes, orderTypes, stations, printers, displays }: LocationSettings): SettingsSnapshot => ({
    tenderTypes: tenderTypes.map(({ id, disabled }) => ({ id, disabled })),
    orderTypes: {
      types: orderTypes.types.map(({ id, code, activePOS, activeOnline }) => ({ id, code, activePOS, activeOnline })),
    },
    stations: stations.map(named),
    printers: [
      ...printers.kitchen.map(one => ({ ...named(one), type: 'KITCHEN' as const })),
      ...printers.label.map(one => ({ ...named(one), type: 'LABEL' as const })),
    ],
    displays: displays.map(named),
  }),
);

const named = ({ id, name }: Named): Named => ({ id, name });

const snapshotText = memoByIdentity((settings: LocationSettings): string => JSON.stringify(snapshotOf(settings)));

interface Listed {
  readonly info: { readonly pluNum: string };
}

/** Kept by identity: most locations have most lists from the company. */
const numbersOf = memoByIdentity((members: readonly Listed[]): readonly string[] =>
  members.flatMap(({ info: { pluNum } }) => (pluNum === '' ? [] : pluNum)),
);

const inOrder = (numbers: readonly string[]): readonly string[] =>
  numbers.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));

const offersAt = memoByIdentity((offers: Menu['offers'], onlineStore: string | null): Menu['offers'] =>
  offers.map(offer => ({
    ...offer,
    info: {
      ...offer.info,
      id: offer.id,
      ...(onlineStore !== null && { shortUrl: `${onlineStore}/o/${encodeURIComponent(offer.id)}` }),
    },
  })),
);
