import type { locationLabels as english } from '../../levels/location-labels.ts';
import type { Translated } from '../grammar/translated.ts';

/** What the fields of a location are called, in its form, on its page and in the audit. */
export const locationLabels: Translated<typeof english> = {
  name: 'Nombre',
  timeZone: 'Zona horaria',
  address: 'Dirección',
  phone: 'Teléfono',
  latitude: 'Latitud',
  longitude: 'Longitud',
  groupId: 'Grupo',
  menuId: 'Menú',
  kioskActive: 'Quiosco activo',
  schedulingLocationId: 'ID de sucursal en el servicio de turnos',
  tags: 'Etiquetas',
};
