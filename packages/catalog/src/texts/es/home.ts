import type { homeTexts as english } from '../home.ts';
import type { Translated } from './grammar/translated.ts';
import { formatCount, formatNumber, pluralForm } from './grammar/words.ts';

const moreLocations = (count: number): string => formatCount(count, 'sucursal más', 'sucursales más');

/** Texts of home. */
export const homeTexts: Translated<typeof english> = {
  goodMorning: displayName => `Buenos días, ${displayName}`,
  publishStatus: 'Estado de publicación',
  moreLive: count => `+ ${formatNumber(count)} en vigor`,
  moreNotLive: count => `+ ${formatNumber(count)} sin entrar en vigor`,
  moreGroups: count => `+ ${formatCount(count, 'grupo')}`,
  moreFailed: count => `La última publicación en ${moreLocations(count)} falló`,
  moreAhead: count =>
    `${moreLocations(count)} ${pluralForm(count, 'tenía', 'tenían')} una configuración más nueva que esta base de datos`,
  moreSilent: count => `${moreLocations(count)} ${pluralForm(count, 'lleva', 'llevan')} 24 horas sin conectarse`,
  moreLate: moreLocations,
  openLocations: 'Abrir sucursales',
  liveLabel: 'En vigor',
  notPublished: 'Sin publicar',
  changesNotPublished: words => `${words} sin publicar`,
  notPublishedLowercase: 'sin publicar',
  scheduledFor: time => `programada para ${time}`,
  waiting: 'En espera',
  liveLowercase: 'en vigor',
  waitingLowercase: 'en espera',
  livePublishContinues: 'en vigor, la publicación continúa en otras sucursales',
  running: 'En curso',
  beingPublished: 'publicándose',
  failed: 'Con error',
  lastPublishFailed: 'la última publicación falló',
  noGroup: 'Sin grupo',
  needsAttention: 'Requiere atención',
  allClear: 'Todas las sucursales se han conectado y ninguna publicación ha fallado.',
  lastPublishFailedAt: name => `La última publicación en ${name} falló`,
  noContact: name => `${name} lleva 24 horas sin conectarse`,
  lastContact: when =>
    `Último contacto: ${when}. Sus terminales siguen usando su última configuración, y aún aceptan a personas que ya no trabajan allí.`,
  ahead: name => `${name} tenía una configuración más nueva que esta base de datos`,
  aheadSince: when =>
    `Se notó ${when}, probablemente después de una restauración. Sus terminales vuelven ahora a lo que aquí está en vigor: revise qué se perdió y publique.`,
  undecided: locations => `Hay cambios programados por decidir en ${formatCount(locations, 'sucursal', 'sucursales')}`,
  openTimed: 'Decidir',
  openPublish: 'Abrir publicación',
  openLocation: 'Abrir sucursal',
  unsavedWork: 'Trabajo sin guardar',
  discarded: count =>
    `Se ${pluralForm(count, 'descartó', 'descartaron')} ${formatCount(count, 'cambio sin guardar', 'cambios sin guardar')}.`,
  undo: 'Deshacer',
  titleAt: (title, where) => `${title} en ${where}`,
  unsavedWorkIn: what => `Tiene trabajo sin guardar en ${what}`,
  keptInBrowser: (count, when) =>
    `${formatCount(count, 'cambio')} de ${when}, ${pluralForm(count, 'guardado', 'guardados')} en este navegador`,
  open: 'Abrir',
  discard: 'Descartar',
  changesTo: what => ` los cambios de ${what}`,
  publish: 'Publicar…',
  goodAfternoon: displayName => `Buenas tardes, ${displayName}`,
  since: 'Desde su última visita',
  kept: (values, name) => `${name} conserva ${formatCount(values, 'valor propio', 'valores propios')}`,
  nothingSince: 'Nadie más ha cambiado nada.',
  published: locations => `publicó en ${formatCount(locations, 'sucursal', 'sucursales')}.`,
  saved: 'guardó.',
  changed: sentence => `· ${sentence}`,
  changedAndMore: (sentence, more) => `· ${sentence} Y ${formatCount(more, 'cambio más', 'cambios más')}.`,
  goodEvening: displayName => `Buenas noches, ${displayName}`,
};
