import type { onlineTexts as english } from '../online.ts';
import type { Translated } from './grammar/translated.ts';
import { formatNumber } from './grammar/words.ts';

/** Texts of online. */
export const onlineTexts: Translated<typeof english> = {
  selfOrderKiosks: 'Quioscos de autoservicio',
  pages: 'Páginas',
  noKiosks: 'Ningún quiosco está activo en esta sucursal.',
  onlineHours: 'Horario en línea',
  messages: 'Mensajes',
  onlineOrdering: 'Pedidos en línea',
  takeOrdersOnline: 'Recibir pedidos en línea',
  requires: permission => `Requiere: ${permission}`,
  noOnlineOrderTypes: 'Ningún tipo de pedido se puede ofrecer en línea.',
  noneOffered: 'Ningún tipo de pedido se ofrece en línea.',
  offeredOfAll: (on, all) => `Se ofrecen en línea ${formatNumber(on)} de ${formatNumber(all)} tipos de pedido.`,
  build: 'Compilación',
  buildApp: 'Compilar app',
  buildLoadFailed: 'No se pudo cargar la compilación.',
  builderNotConfigured:
    'Este servidor no tiene configurado un servicio de compilación. Pida a quien lo opera que conecte uno.',
  notBuilt: 'Todavía sin compilar. Guarde el nombre y el nombre del paquete, y después compile la app.',
  buildHint: 'Se compila con la configuración guardada de la empresa.',
  finished: when => `, terminada ${when}`,
  downloadAndroid: 'Descargar para Android',
  downloadIos: 'Descargar para iOS',
  buildLine: (version, by, when) => `Versión ${version}, pedida por ${by}, ${when}`,
  buildFailed: 'No se pudo compilar la app.',
  queued: 'En cola',
  building: 'Compilando',
  built: 'Compilada',
  failed: 'Con error',
};
