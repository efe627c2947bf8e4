import { locationsTexts } from '@commissary/catalog';

/** The zones of most locations; the rest of the world follows. */
const first = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Pacific/Guam',
  'Pacific/Pago_Pago',
];

const label = (zone: string): string => zone.replaceAll('_', ' ');
const choice = (zone: string) => ({ value: zone, label: label(zone) });

/**
 * The options for a time zone: those of the states and territories, then all others. `present` is offered in any case.
 */
export const timeZoneChoices = (present: string) => {
  const known = Intl.supportedValuesOf('timeZone');
  const others = [...new Set([...known, ...(present === '' ? [] : [present])])].filter(zone => !first.includes(zone));
  return [
    { group: locationsTexts.statesAndTerritories, items: first.map(choice) },
    { group: locationsTexts.otherTimeZones, items: others.toSorted().map(choice) },
  ];
};
