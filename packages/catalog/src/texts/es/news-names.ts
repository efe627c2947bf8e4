import type { newsNames as english } from '../news-names.ts';
import type { Translated } from './grammar/translated.ts';

/** How the palette names the news; `newsTexts` has them as well. */
export const newsNames: Translated<typeof english> = {
  news: 'Noticias',
  companyNews: 'Noticias de la empresa',
  configureProvider: 'Configurar las noticias del proveedor',
};
