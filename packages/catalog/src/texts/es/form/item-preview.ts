import type { itemPreviewTexts as english } from '../../form/item-preview.ts';
import type { Translated } from '../grammar/translated.ts';

/** Texts of the preview of a menu item. */
export const itemPreviewTexts: Translated<typeof english> = {
  title: 'Vista previa',
  posButton: 'Botón del punto de venta',
  onlineCard: 'Tarjeta en línea',
  fromPrice: price => `desde ${price}`,
  noPrice: 'Sin precio',
  inactive: 'Fuera del menú',
  out: 'agotado',
  outOfStock: 'Agotado',
  noName: 'Aún sin nombre',
  name: 'nombre',
  displayName: 'nombre visible',
  description: 'descripción',
  image: 'imagen',
  status: 'estado',
  price: 'precio',
  part: name => ` (editar ${name})`,
  hint: 'Incluye los cambios sin guardar. Haga clic en una parte para editarla.',
};
