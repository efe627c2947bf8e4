import type { newsTexts as english } from '../news.ts';
import type { Translated } from './grammar/translated.ts';
import { formatCount } from './grammar/words.ts';
import { newsNames } from './news-names.ts';

/** Texts of the news on home, and of the screen where they are written. */
export const newsTexts: Translated<typeof english> = {
  ...newsNames,
  articles: 'Noticias',
  article: 'Noticia',
  providerNews: 'Del proveedor',
  configure: 'Configurar noticias',
  support: 'Soporte',
  store: 'Tienda de equipos',
  opensNewTab: '(se abre en otra pestaña)',
  more: count => `Mostrar ${formatCount(count, 'noticia más', 'noticias más')}`,
  about: 'Se muestra en el inicio en cuanto se guarda. No es parte de una publicación.',
  title: 'Título',
  displayTitle: 'Mostrar el título',
  status: 'Estado',
  active: 'Activa',
  inactive: 'Inactiva',
  publishDate: 'Mostrar desde',
  expirationDate: 'Hasta',
  content: 'Texto',
  add: 'Agregar una noticia',
  untitled: 'Noticia sin título',
  noArticles: 'Aún no hay noticias. Agregue la primera: se muestra en el inicio en cuanto se guarda.',
  noun: 'noticias',
  save: 'Guardar noticias',
  moveUp: title => `Subir ${title}`,
  moveDown: title => `Bajar ${title}`,
  remove: title => `Quitar ${title}`,
  preview: 'Vista previa',
  previewDate: 'En este día',
  state: {
    inactive: 'Inactiva',
    coming: 'Aún no se muestra',
    visible: 'Se muestra',
    expired: 'Ya no se muestra',
  },
  notSavedYet: 'Sin guardar',
  saved: 'Las noticias se guardaron.',
  loadFailed: 'No se pudieron cargar las noticias.',
};
