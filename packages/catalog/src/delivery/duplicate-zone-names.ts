import type { DeliveryZone } from '../documents/index.ts';
import { messages } from '../texts/index.ts';

type NamedZone = Pick<DeliveryZone, 'id' | 'name' | 'disabled'>;

/**
 * Returns a warning about a zone whose name other zones have too; `undefined` when it is unique. Case and surrounding
 * spaces are ignored, and names of removed zones are free. Only a warning: the zone may be saved.
 */
export const duplicateZoneNameWarning = (zones: readonly NamedZone[], zone: NamedZone): string | undefined => {
  const name = plain(zone);
  if (zone.disabled || name === '') return undefined;
  const others = zones.filter(other => other.id !== zone.id && !other.disabled && plain(other) === name);
  return others.length === 0 ? undefined : messages.zone.duplicate(zone.name.trim(), others.length);
};

/** Returns each warning once, for a list of zones. */
export const duplicateZoneNameWarnings = (zones: readonly NamedZone[]): readonly string[] => {
  const seen = new Set<string>();
  return zones.flatMap(zone => {
    const warning = seen.has(plain(zone)) ? undefined : duplicateZoneNameWarning(zones, zone);
    if (warning === undefined) return [];
    seen.add(plain(zone));
    return [warning];
  });
};

const plain = ({ name }: NamedZone): string => (typeof name === 'string' ? name.trim().toLowerCase() : '');
