import { type OrderLine, plainDateTimeText, plainDateTimeToInstant, type Surface, surfaces } from '@commissary/domain';
import { useMemo, useState } from 'react';
import { useAddressQuery } from '../../navigation/index.ts';
import { orderOfText, orderText } from './simulated-order.ts';

export const simulatedStates = ['live', 'scheduled', 'saved', 'unsaved'] as const;
export type SimulatedState = (typeof simulatedStates)[number];

/** What is simulated, as the address says. */
export interface Simulation {
  /** Null: the first that there is. */
  readonly locationId: string | null;
  /** A date and time at the location, 2026-11-06T18:30; null is now. */
  readonly at: string | null;
  readonly orderType: string | null;
  readonly station: string | null;
  readonly people: number;
  /** How many orders of a known guest had each limited offer today; null: the guest is not known. */
  readonly guestUses: number | null;
  /** Null: with what is not saved. */
  readonly state: SimulatedState | null;
  readonly surface: Surface;
  readonly tab: string | null;
  readonly lines: readonly OrderLine[];
  /** An item that is ordered where the address has no order, and its size. */
  readonly item: string | null;
  readonly size: string | null;
}

const names = {
  ...{ locationId: 'place', at: 'at', orderType: 'type', station: 'station', people: 'people' },
  guestUses: 'guest',
  ...{ state: 'state', surface: 'surface', tab: 'tab', lines: 'order', item: 'item', size: 'size' },
} as const satisfies Record<keyof Simulation, string>;

/** The simulation in the address, and what changes some of it there. */
export const useSimulation = () => {
  const { query, change } = useAddressQuery();
  const text = query[names.lines];
  const lines = useMemo(() => orderOfText(text), [text]);
  const people = Number(query[names.people] ?? '1');
  const simulation: Simulation = {
    locationId: query[names.locationId] ?? null,
    at: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(query[names.at] ?? '') ? (query[names.at] ?? null) : null,
    orderType: query[names.orderType] ?? null,
    station: query[names.station] ?? null,
    people: Number.isInteger(people) && people > 0 && people < 1000 ? people : 1,
    guestUses: /^\d{1,2}$/.test(query[names.guestUses] ?? '') ? Number(query[names.guestUses]) : null,
    state: simulatedStates.find(one => one === query[names.state]) ?? null,
    surface: surfaces.find(one => one === query[names.surface]) ?? 'POS',
    tab: query[names.tab] ?? null,
    lines,
    item: query[names.item] ?? null,
    size: query[names.size] ?? null,
  };
  const set = ({ lines: ordered, ...rest }: Partial<Simulation>) =>
    change({
      ...Object.fromEntries(
        Object.entries(rest).map(([key, value]) => [
          names[key as keyof Simulation],
          value === null || (key === 'people' && value === 1) ? null : String(value),
        ]),
      ),
      ...(ordered !== undefined && { [names.lines]: orderText(ordered), [names.item]: null, [names.size]: null }),
    });
  return { simulation, set };
};

/** The instant that is simulated in a zone; now where the address names none. */
export const useSimulatedInstant = (at: string | null, zone: string) => {
  const [now] = useState(Date.now);
  const instant = at === null ? now : plainDateTimeToInstant(at, zone);
  return { instant, text: at ?? plainDateTimeText(now, zone).slice(0, 16) };
};
