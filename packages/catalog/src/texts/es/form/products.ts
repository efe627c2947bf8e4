import type { productLabels as english } from '../../form/products.ts';

/** What a location can be licensed for. */
export const productLabels: typeof english = {
  online: 'Pedidos en línea',
  delivery: 'Entrega a domicilio',
  tableService: 'Servicio a la mesa',
  loyalty: 'Lealtad',
};
