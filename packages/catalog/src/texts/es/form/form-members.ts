import type { formMembersTexts as english } from '../../form/form-members.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatNumber } from '../grammar/words.ts';

/** Texts of a screen that edits one member of a list. */
export const formMembersTexts: Translated<typeof english> = {
  breadcrumbs: 'Ruta de navegación',
  position: (at, of, within) => `${formatNumber(at)} de ${formatNumber(of)} en ${within}`,
  neighbors: label => `Más ${label}`,
  previous: label => `Anterior: ${label}`,
  next: label => `Siguiente: ${label}`,
  gone: (label, document) => `Esto no existe (${document}: ${label}). Es posible que se haya quitado.`,
  showList: label => `Mostrar ${label}`,
  openPage: 'Abrir página',
  closeBeside: label => `Cerrar ${label}`,
  tabs: label => `Partes: ${label.toLowerCase()}`,
  problems: count => formatCount(count, 'problema'),
  dormant: label =>
    `Lo definido aquí es para algo que el nivel superior ya no tiene. Bórrelo, o restáurelo allí (${label}).`,
};
