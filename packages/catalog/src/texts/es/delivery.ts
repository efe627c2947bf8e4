import type { deliveryTexts as english } from '../delivery.ts';
import type { Translated } from './grammar/translated.ts';
import { formatList, formatNumber } from './grammar/words.ts';

/** Texts of delivery. */
export const deliveryTexts: Translated<typeof english> = {
  pinAndMore: (name, more) => `${name} y ${formatNumber(more)} más`,
  north: 'N ↑',
  clickOneCorner: 'Haga clic en una esquina.',
  clickOppositeCorner: 'Haga clic en la esquina opuesta.',
  clickTheCenter: 'Haga clic en el centro.',
  clickEdge: 'Haga clic en un punto del borde.',
  clickOutline: length => `Haga clic a lo largo del borde de la zona: ${length} de al menos 3 puntos.`,
  finishOutline: length => `${length} puntos. Haga clic en el primero, presione Enter o haga doble clic para terminar.`,
  partOfZone: (part, zone) => `${part} de ${zone}`,
  atMarkedPoint: 'en el punto marcado en el mapa',
  atMarkedPoints: count => `en ${formatNumber(count)} puntos marcados en el mapa`,
  edgesCross: (name, where) =>
    `Los bordes de ${name} se cruzan ${where}, así que la zona puede no cubrir el área que usted quiere. Mueva un punto hasta que ya no se crucen.`,
  overlap: (first, second, area) =>
    `${first} y ${second} se enciman en ${area}. Ahí vale ${first} porque va antes en la lista.`,
  gap: (area, zones) => `Entre ${formatList(zones)} hay ${area} sin ninguna zona.`,
  squareMiles: value => `${value} mi²`,
  whichZoneDeliversHere: '¿Qué zona entrega aquí?',
  findAddress: 'Buscar dirección',
  noAddressService:
    'La búsqueda de direcciones no está configurada: escriba coordenadas como 41.8838, -87.6411, o pegue un enlace de mapa.',
  lookupFailed: 'No se pudo buscar la dirección. Escriba coordenadas, o intente de nuevo más tarde.',
  noAddressFound: 'No se encontró ningún lugar para esta dirección.',
  addressesFound: 'Direcciones encontradas',
  unnamedZone: 'Zona sin nombre',
  deliveryIsFree: 'La entrega es gratis.',
  orderMinimum: money => `Pedido mínimo ${money}.`,
  promisedTime: (usual, shortest, longest) =>
    `Tiempo prometido de entrega ${usual} minutos (${shortest} a ${longest}).`,
  noOtherZone: 'Ninguna otra zona cubre esta dirección.',
  noZonesHint:
    'Todavía no hay zonas en el mapa. Dibuje una: haga clic en el mapa, o muévalo con las flechas y presione la barra espaciadora.',
  editHint: 'Elija una zona para mover sus puntos, con el puntero o con Tab y las flechas. Supr quita un punto.',
  zonesOnTheMap: 'Zonas en el mapa',
  mapLabel: 'Mapa de zonas de entrega',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fitAllZones: 'Ver todas las zonas',
  undoPoint: 'Deshacer punto',
  finish: 'Terminar',
  cancel: 'Cancelar',
  center: 'Centro',
  radius: 'Radio',
  point: value => `Punto ${formatNumber(value)}`,
  northWestCorner: 'Esquina noroeste',
  northEastCorner: 'Esquina noreste',
  southEastCorner: 'Esquina sureste',
  southWestCorner: 'Esquina suroeste',
  addPointAfter: value => `Agregar un punto después del punto ${formatNumber(value)}`,
  drawPolygon: 'Dibujar polígono',
  drawRectangle: 'Dibujar rectángulo',
  drawCircle: 'Dibujar círculo',
  addZone: 'Agregar zona',
  addVirtualZone: 'Agregar zona virtual',
  zoneCharge: money => `${money} por la zona`,
  flatCharge: money => `${money} por cada entrega`,
  chargeBeforeDiscounts: percent => `${percent} del pedido antes de descuentos e impuestos`,
  chargeAfterDiscounts: percent => `${percent} del pedido después de descuentos e impuestos`,
  guestsPay: charges => `Los clientes pagan ${formatList(charges)}.`,
  otherZones: zones =>
    `${formatList(zones)} también ${zones.length === 1 ? 'cubre' : 'cubren'} esta dirección, más abajo en la lista.`,
  pointHelp: findsAddresses =>
    findsAddresses ? 'Una dirección, coordenadas o un enlace de mapa' : 'Coordenadas o un enlace de mapa',
};
