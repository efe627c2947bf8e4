import type { guestsTexts as english } from '../../../menu/guests/guests.ts';
import type { Translated } from '../../grammar/translated.ts';
import { formatCount, formatNumber, pluralForm } from '../../grammar/words.ts';

/** Texts of what guests read: what items lack, and what is printed for the table. */
export const guestsTexts: Translated<typeof english> = {
  looks: 'Qué se muestra',
  look: { fill: 'Por completar', prices: 'Lista de precios', allergens: 'Tarjeta de alérgenos' },
  progress: (complete, all) =>
    `${formatNumber(complete)} de ${formatCount(all, 'artículo')} ${pluralForm(all, 'completo', 'completos')}`,
  wanted: 'Qué necesita un artículo',
  want: {
    image: 'Imagen',
    description: 'Descripción',
    translation: 'Traducción',
    calories: 'Calorías',
    allergens: 'Alérgenos',
  },
  wantCount: (label, count) => `${label}, falta en ${formatNumber(count)}`,
  about: 'Artículos que se venden. Se pide un nombre en cada idioma que el menú ya tiene.',
  table: 'Qué les falta a los artículos para los clientes',
  item: 'Artículo',
  languageOf: language => `Nombre en ${language}`,
  addLanguage: 'Agregar un idioma',
  noLanguage: 'Elegir…',
  withoutImage: 'Sin imagen',
  allComplete: 'No falta nada.',
  nothingWanted: 'Elija qué necesita un artículo.',
  noItems: 'Todavía no se vende nada de este menú.',
  showComplete: 'Mostrar también los completos',
  again: 'Volver a revisar',
  scheme: 'Esquema de precios',
  language: 'Idioma',
  asWritten: 'Como está escrito',
  priceList: (where, scheme) => (scheme === '' ? where : `${where} · ${scheme}`),
};
