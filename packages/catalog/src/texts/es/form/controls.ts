import type { controlsTexts as english } from '../../form/controls.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatNumber } from '../grammar/words.ts';

/** Texts of controls. */
export const controlsTexts: Translated<typeof english> = {
  notSet: 'Sin definir',
  copyValue: label => `Copiar ${label}`,
  copied: 'Copiado',
  copy: 'Copiar',
  tryAgain: 'Reintentar',
  showPassword: 'Mostrar contraseña',
  showMore: 'Más',
  pageMenu: 'Más acciones',
  notices: 'Notificaciones',
  print: 'Imprimir',
  close: 'Cerrar',
  productName: 'Commissary',
  loading: 'Cargando',
  moreOptions: count => `${formatNumber(count)} más: escriba para encontrarlos`,
};
