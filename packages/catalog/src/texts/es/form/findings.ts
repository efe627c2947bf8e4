import type { Finding, FindingCode } from '../../../finding.ts';
import type { findingsTexts as english } from '../../form/findings.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList, formatNumber, pluralForm } from '../grammar/words.ts';

type FindingTexts = ReturnType<(typeof english)['of']>;

const activate: FindingTexts['action'] = ({ names: [name = ''] }) => `Activar ${name}`;

const soldWhere = (channel: string): string => (channel === 'ONLINE' ? 'en línea' : 'en el punto de venta');

const forOrderTypes = (names: Finding['orderTypes']): string =>
  names === undefined ? '' : `, para pedidos ${formatList(names)}`;

const activeItems = (count: number): string => formatCount(count, 'artículo activo', 'artículos activos');

const cannotBeOrdered = (count: number): string =>
  `${activeItems(count)} no se ${pluralForm(count, 'puede', 'pueden')} pedir`;

const hoursOf = {
  inStore: 'horario en el local',
  online: 'horario en línea',
  delivery: 'horario de entrega',
  onlineDelivery: 'horario de entrega en línea',
};

/** Texts of what is most likely a mistake in a document. */
const ofCode: Readonly<Record<FindingCode, FindingTexts>> = {
  'price-missing': {
    title: 'Sin precio',
    sentence: ({ names: [name = '', ...schemes], orderTypes }) =>
      `${name} no tiene precio en ${formatList(schemes)}${forOrderTypes(orderTypes)}.`,
    action: () => 'Escribir el precio',
  },
  'below-nothing': {
    title: 'Precios bajo cero',
    sentence: ({ names: [scheme = '', item = ''], count = 0, orderTypes }) =>
      `${scheme} descuenta más que el precio de ${item}${count > 1 ? ` y ${formatCount(count - 1, 'artículo más', 'artículos más')}` : ''}${forOrderTypes(orderTypes)}: se vende a $0.00.`,
    action: () => 'Cambiar la diferencia',
  },
  'tax-missing': {
    title: 'Sin impuesto',
    sentence: ({ names: [name = ''] }) => `No se cobra impuesto por ${name}.`,
    action: () => 'Elegir un impuesto',
  },
  'no-tax-rate': {
    title: 'Sin tasa de impuesto',
    sentence: ({ names: [name = ''], count = 0 }) =>
      `Nada del menú paga impuesto: ${count > 1 ? `las tasas de los ${formatNumber(count)} impuestos son` : `la tasa de ${name} es`} 0.00 %.`,
    action: () => 'Escribir la tasa',
  },
  'inactive-department': {
    title: 'Activos, pero no se venden',
    sentence: ({ names: [name = ''], count = 0 }) =>
      `${cannotBeOrdered(count)}: el departamento ${name} está inactivo.`,
    action: activate,
  },
  'inactive-category': {
    title: 'Activos, pero no se venden',
    sentence: ({ names: [name = ''], count = 0 }) => `${cannotBeOrdered(count)}: la categoría ${name} está inactiva.`,
    action: activate,
  },
  'no-channel': {
    title: 'Activos, pero no se venden',
    sentence: ({ names: [name = ''] }) => `${name} no se vende en ninguna parte: ni en el punto de venta ni en línea.`,
    action: () => 'Elegir dónde',
  },
  'not-online': {
    title: 'No se muestran en línea',
    sentence: ({ names: [name = ''], count = 0 }) =>
      `${formatCount(count, 'artículo')} de ${name} ${count === 1 ? 'se vende' : 'se venden'} en línea sin estar en ninguna categoría en línea.`,
    action: () => 'Mostrar un artículo',
  },
  'offer-on-nothing': {
    title: 'Ofertas sin artículos',
    sentence: ({ names: [name = ''] }) => `Ningún artículo del menú es parte de la oferta ${name}.`,
    action: () => 'Elegir artículos',
  },
  'limited-to-nothing': {
    title: 'Limitado a algo que se quitó',
    sentence: ({ names: [name = '', label = ''] }) =>
      `${name} no se aplica a nada: se quitó aquello a lo que se limitaba en ${label}.`,
    action: () => 'Elegir de nuevo',
  },
  'too-few-options': {
    title: 'Preguntas que no se pueden responder',
    sentence: ({ names: [name = ''], count = 0, needed = 0 }) =>
      `El cliente debe elegir ${needed} de ${name}, y hay ${formatCount(count, 'modificador activo', 'modificadores activos')}.`,
    action: ({ repair, count = 0 }) => (repair === undefined ? 'Cambiar el mínimo' : `Pedir ${count}`),
  },
  'too-few-on-sale': {
    title: 'Preguntas que no se pueden responder',
    sentence: ({ names: [name = '', channel = ''], count = 0 }) =>
      `${cannotBeOrdered(count)} ${soldWhere(channel)}: allí se venden menos modificadores de ${name} de los que el cliente debe elegir.`,
    action: () => 'Cambiar el mínimo',
  },
  'more-than-maximum': {
    title: 'Preguntas que no se pueden responder',
    sentence: ({ names: [name = ''], count = 0 }) =>
      `${cannotBeOrdered(count)}: incluye más de ${name} de lo que el cliente puede elegir.`,
    action: () => 'Cambiar el máximo',
  },
  'slot-without-choice': {
    title: 'Combos que no se pueden pedir',
    sentence: ({ names: [slot = '', channel = '', name = ''] }) =>
      `${name} no se puede pedir ${soldWhere(channel)}: nada de lo que allí se vende se puede elegir para ${slot}.`,
    action: () => 'Agregar una opción',
  },
  'no-hours': {
    title: 'Sin horario',
    sentence: () => 'Nunca abre: ningún canal tiene horario.',
    action: () => 'Poner horario',
  },
  'channel-without-hours': {
    title: 'Sin horario',
    sentence: ({ names: types, channel = 'inStore' }) =>
      `Se ${types.length === 1 ? 'ofrece' : 'ofrecen'} ${formatList(types)}, y no hay ${hoursOf[channel]}.`,
    action: () => 'Poner horario',
  },
  'zone-without-fee': {
    title: 'Zonas sin cargo',
    sentence: ({ names: [name = ''] }) => `La entrega a ${name} no cuesta nada.`,
    action: () => 'Poner el cargo',
  },
  'drawer-without-station': {
    title: 'Cajones de efectivo sin estación',
    sentence: ({ names: [name = ''] }) => `Ninguna estación abre ${name}.`,
    action: () => 'Elegir una estación',
  },
  'kitchen-without-printer': {
    title: 'Impresoras de cocina sin impresora',
    sentence: ({ names: [name = ''] }) => `Las comandas de ${name} no se imprimen en ninguna parte.`,
    action: ({ names: [, printer = ''], repair }) =>
      repair === undefined ? 'Elegir una impresora' : `Imprimir en ${printer}`,
  },
  'equal-names': {
    title: 'Nombres iguales',
    sentence: ({ names: [name = ''] }) => `Hay otro elemento llamado ${name} al lado.`,
    action: () => 'Cambiar el nombre',
  },
  'job-without-department': {
    title: 'Tipos de puesto sin departamento',
    sentence: ({ names: [name = ''] }) => `${name} no tiene departamento.`,
    action: () => 'Elegir un departamento',
  },
  'pin-missing': {
    title: 'Sin PIN',
    sentence: ({ names: [name = ''] }) =>
      `${name} tiene un puesto y no tiene PIN, y no puede iniciar sesión en las terminales.`,
    action: () => 'Definir un PIN',
  },
  'certification-ended': {
    title: 'Certificaciones vencidas',
    sentence: ({ names: [name = '', requirement = ''] }) => `Venció ${requirement} de ${name}.`,
    action: () => 'Renovar',
  },
};

export const findingsTexts: Translated<typeof english> = {
  of: finding => ofCode[finding.code],
  actionFor: (action, sentence) => `${action}: ${sentence}`,
  none: {
    menu: 'Sin avisos. Cada artículo activo tiene precio e impuesto y se puede pedir.',
    settings: 'Sin avisos. Lo que se ofrece tiene horario, y cada impresora, cajón y zona está en uso.',
    employment: 'Sin avisos. Cada tipo de puesto tiene un departamento, y no hay dos con el mismo nombre.',
  },
  found: count => `${formatCount(count, 'punto')} por revisar`,
  more: count => `Mostrar ${formatNumber(count)} más`,
  beforePublish: count => `${formatCount(count, 'punto')} por revisar antes de publicar`,
  hidden: count => `y ${formatNumber(count)} más. Corrija estos y la vista previa muestra los siguientes.`,
};
