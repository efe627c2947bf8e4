import type { filtersTexts as english } from '../../form/filters.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatNumber } from '../grammar/words.ts';

/** Texts of searching, filtering and sorting the rows of a list. */
export const filtersTexts: Translated<typeof english> = {
  filter: 'Filtrar y ordenar',
  filterCount: count => `Filtrar y ordenar, ${formatCount(count, 'filtro')}`,
  filterBy: 'Filtrar por',
  searchOptions: 'Buscar opciones',
  moreOptions: count => `${formatNumber(count)} más. Busque para verlos.`,
  sortBy: 'Ordenar por',
  storedOrder: 'Orden de la lista',
  descending: 'Descendente',
  rowStatus: 'Estado de la fila',
  named: 'Solo',
  shortcuts: lowerCase => `Mostrar solo parte de: ${lowerCase}`,
  statuses: {
    unsaved: 'Sin guardar',
    overridden: 'Con cambio propio',
    hidden: 'Oculto aquí',
    problem: 'Con un problema',
  },
  anyValue: 'Tiene un valor',
  noValue: 'Sin valor',
  filteredBy: (label, values) => `${label}: ${values}`,
  removeFilter: label => `Quitar el filtro ${label}`,
  shownCount: (shown, count) => `${formatNumber(shown)} de ${formatNumber(count)}`,
  sortedBy: (label, descending) => `Ordenado por ${label}${descending ? ', descendente' : ''}`,
  sortColumn: label => `Ordenar por ${label}`,
  showAll: 'Mostrar todo en el orden de la lista',
  orderHint: 'Las filas se pueden mover cuando se muestran todas en el orden de la lista.',
  noRows: 'No hay filas con estos filtros.',
  editInTable: 'Editar en tabla',
  endTable: 'Listo',
  tableOf: label => `${label} en una tabla`,
};
