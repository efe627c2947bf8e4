import { type DeliveryZone, deliveryTexts, type LocationSettings, zonesOnMap } from '@commissary/catalog';
import { type Area, type MapPoint, outlineOf, selfIntersectionsOf, zoneOverlapsOf } from '@commissary/domain';
import { joinPath, memberToken } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { locationOf, positionsOf } from '../../cache/index.ts';
import { contentOf, type EditSession } from '../../form/edit-session/index.ts';
import { useFormSelector } from '../../form/state/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { isValidShape } from './zone-shapes.ts';

export const areaPath = '/deliveryArea';
export const zonesPath = `${areaPath}/zones`;
export const zonePath = (id: string): string => joinPath(zonesPath, memberToken(id));

type Sections = Pick<LocationSettings, 'deliveryArea' | 'deliverySettings' | 'promiseTimes' | 'orderTypes'>;

/** The data that resolves an address to a zone, as it is edited now. */
export const useDeliverySections = (): Sections =>
  useFormSelector('', (session: EditSession) => {
    const document = effectiveOf(session.opened, contentOf(session)) as LocationSettings;
    const { deliveryArea, deliverySettings, promiseTimes, orderTypes } = document;
    return { deliveryArea, deliverySettings, promiseTimes, orderTypes };
  });

/** A zone that can be drawn, with its area. */
export interface MapZone {
  readonly id: string;
  readonly name: string;
  readonly zone: DeliveryZone;
  readonly area: Area;
  /** Points where its edges cross each other, which is invalid. */
  readonly crossings: readonly MapPoint[];
}

/** The zones on the map, in the order in which they apply, with their overlaps and the gaps between them. */
export const useMapZones = (zones: readonly DeliveryZone[]) => {
  const shown = useMemo(() => {
    const sound = zones.filter(isValidShape);
    return zonesOnMap(sound).flatMap(({ id, area }): readonly MapZone[] => {
      const zone = sound.find(one => String(one.id) === id);
      return zone === undefined
        ? []
        : [
            {
              id,
              name: zone.name.trim() || deliveryTexts.unnamedZone,
              zone,
              area,
              crossings: selfIntersectionsOf(area),
            },
          ];
    });
  }, [zones]);
  // A dragged corner is drawn at once; its effect on the other zones may be drawn a moment later.
  const settled = useDeferredValue(shown);
  const coverage = useMemo(() => zoneOverlapsOf(settled), [settled]);
  return { shown, coverage };
};

/** A location on the map. */
export interface MapPin {
  readonly id: string;
  readonly name: string;
  readonly point: MapPoint;
}

/** The locations of the tenant: itself, those of a group, or all of the company. */
export const usePins = (): readonly MapPin[] => {
  const { companyId, tenant, level } = useActiveTenant();
  const isLocation = level === 'location';
  const { data: here } = useQuery({ ...locationOf(companyId, tenant?.id ?? ''), enabled: isLocation });
  const { data: all } = useQuery({ ...positionsOf(companyId, tenant?.id ?? null), enabled: !isLocation });
  return useMemo(() => {
    const locations = isLocation ? here && [here] : all;
    return (locations ?? []).flatMap(({ id, name, latitude: lat, longitude: lng }): readonly MapPin[] =>
      lat !== null && lng !== null ? [{ id, name, point: { lat, lng } }] : [],
    );
  }, [isLocation, here, all]);
};

/** The initial content of the map: all zones and the locations, or nothing in particular. */
export const pointsOnMap = (zones: readonly MapZone[], pins: readonly MapPin[]): readonly MapPoint[] => [
  ...zones.flatMap(({ area }) => outlineOf(area)),
  ...pins.map(({ point }) => point),
];
