import { geometryOf, isDrawn, type ZoneShape, type ZoneType } from '@commissary/domain';
import {
  array,
  choice,
  color,
  distance,
  type Field,
  group,
  idField,
  list,
  money,
  optional,
  point,
  text,
  toggle,
  type Value,
} from '@commissary/schema';
import { named, rule } from '../../../rule.ts';

/** Whether a member of a zone's geometry belongs to its type. */
const drawnWith = (key: (typeof geometryOf)[ZoneType][number]) => ({
  path: 'type',
  equals: (Object.keys(geometryOf) as ZoneType[]).filter(type => geometryOf[type].includes(key)),
});

/** The maximum number of corners of a polygon: enough for a drawn line, not for the outline of a coast. */
const mostCorners = 200;

const zoneFields = group(
  {
    label: 'Zone',
    layout: [
      { fields: ['name', 'deliveryFee', 'fillColor'] },
      { title: 'Availability', fields: ['allowOnline', 'enforceInPos'] },
      { title: 'Map', fields: ['type', 'center', 'radius', 'bounds', 'path'] },
    ],
  },
  {
    id: idField(),
    type: choice({
      label: 'Shape',
      options: [
        { value: 'rectangle', label: 'Rectangle' },
        { value: 'circle', label: 'Circle' },
        { value: 'polygon', label: 'Polygon' },
        { value: 'virtual', label: 'Virtual (no map area)' },
      ],
      // A shape is redrawn with all its properties, and its type is never converted.
      systemManaged: true,
    }),
    name: text({ label: 'Name', max: 60 }),
    fillColor: color({ label: 'Color', initial: '#6a0bff' }),
    allowOnline: toggle({ label: 'Online orders', initial: true }),
    // Terminals expect the initial value in the form without cents.
    deliveryFee: money({ label: 'Delivery fee', initial: '0.0' }),
    disabled: toggle({ label: 'Disabled', systemManaged: true }),
    radius: optional(distance({ label: 'Radius', max: 160_934.4, visibleWhen: drawnWith('radius') })),
    bounds: optional(
      group(
        { label: 'Corners', visibleWhen: drawnWith('bounds') },
        { southWest: point({ label: 'South-west corner' }), northEast: point({ label: 'North-east corner' }) },
      ),
    ),
    center: optional(point({ label: 'Center', visibleWhen: drawnWith('center') })),
    path: optional(
      array(
        { label: 'Boundary points', max: mostCorners, copyLastOnAdd: true, visibleWhen: drawnWith('path') },
        point({ label: 'Point' }),
      ),
    ),
    enforceInPos: toggle({ label: 'Enforce zone in POS', help: 'The POS blocks orders outside this zone' }),
  },
  [named(), rule<ZoneShape>('zone-not-drawn', 'type', isDrawn)],
);

export interface DeliveryZone extends Value<typeof zoneFields> {}
export const deliveryZone: Field<DeliveryZone> = zoneFields;

const fields = list(
  {
    label: 'Zones',
    help: 'If zones overlap, the first in the list applies',
    max: 200,
    exported: 'empty',
    softDelete: { disabled: true, allowOnline: false },
    columns: ['type', 'deliveryFee', 'allowOnline'],
  },
  deliveryZone,
);

export interface DeliveryZones extends Value<typeof fields> {}
export const deliveryZones: Field<DeliveryZones> = fields;
