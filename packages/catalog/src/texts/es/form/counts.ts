import type { countTexts as english } from '../../form/counts.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList } from '../grammar/words.ts';

/** How many of something, as a text of its own or as a part of a sentence. */
export const countTexts: Translated<typeof english> = {
  changes: count => formatCount(count, 'cambio'),
  differences: count => formatCount(count, 'diferencia'),
  employees: count => formatCount(count, 'empleado'),
  groups: count => formatCount(count, 'grupo'),
  groupsAndLocations: (groups, locations) =>
    formatList([
      ...(groups > 0 ? [formatCount(groups, 'grupo')] : []),
      ...(locations > 0 ? [formatCount(locations, 'sucursal', 'sucursales')] : []),
    ]),
  locations: count => formatCount(count, 'sucursal', 'sucursales'),
  overrides: count => formatCount(count, 'cambio propio', 'cambios propios'),
  permissions: count => formatCount(count, 'permiso'),
  values: count => formatCount(count, 'valor', 'valores'),
};
