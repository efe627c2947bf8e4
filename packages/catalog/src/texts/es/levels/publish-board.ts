import type { publishBoardTexts as english } from '../../levels/publish-board.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatNumber, pluralForm } from '../grammar/words.ts';

/** Texts of the publish board and its panel alone. */
export const publishBoardTexts: Translated<typeof english> = {
  lastPublishFailedAt: count => `La última publicación falló en ${formatCount(count, 'sucursal', 'sucursales')}.`,
  retryFailed: 'Reintentar fallidas',
  previewLabel: 'Cambios por publicar',
  nothingSelected: 'Nada seleccionado',
  publishToTitle: where => `Publicar en ${where}`,
  chooseLocations: 'Elija sucursales para ver sus cambios antes de publicar.',
  previewFailed: 'No se pudo cargar la vista previa.',
  everythingSaved: 'Todo lo guardado allí entra en vigor:',
  when: 'Cuándo',
  now: 'Ahora',
  schedule: 'Programar',
  batches: (batches, batchSize, value) =>
    `${formatNumber(batches)} tandas de hasta ${formatNumber(batchSize)}. La última empieza ${formatNumber(value)} s después de la primera.`,
  scheduleFor: where => `Programar en ${where}`,
  publishAllNow: 'Publicar todo ahora',
  publishTo: where => `Publicar en ${where}`,
  live: live => `${formatNumber(live)} en vigor`,
  running: running => `${formatNumber(running)} en curso`,
  waiting: waiting => `${formatNumber(waiting)} en espera`,
  scheduled: scheduled => formatCount(scheduled, 'programada'),
  failed: failed => `${formatNumber(failed)} con error`,
  publishingTo: count => `Publicando en ${formatCount(count, 'sucursal', 'sucursales')}`,
  runningHint: 'Puede salir de esta página. La publicación continúa.',
  upToDate: 'Al día',
  notPublished: 'Sin publicar',
  scheduledLabel: 'Programada',
  changes: (total, own) =>
    own === 0
      ? formatCount(total, 'cambio')
      : own === total
        ? formatCount(total, 'cambio propio', 'cambios propios')
        : `${formatCount(total, 'cambio')} · ${formatCount(own, 'propio')}`,
  waitingLabel: 'En espera',
  liveLabel: 'En vigor',
  runningLabel: 'En curso',
  failedLabel: 'Con error',
  group: name => `Grupo ${name}`,
  publishNamed: name => `Publicar ${name}`,
  unschedule: 'Cancelar',
  preview: 'Vista previa',
  neverPublished: 'Nunca publicado',
  liveSince: dateTimeZone => `En vigor desde ${dateTimeZone}`,
  liveNow: 'En vigor ahora',
  goingLive: 'Entrando en vigor',
  noGroup: 'Sin grupo',
  statusLoadFailed: 'No se pudo cargar el estado de publicación.',
  noLocations: 'No hay sucursales en las cuales publicar.',
  ofSelected: (count, total) =>
    `${formatNumber(count)} de ${formatNumber(total)} ${pluralForm(count, 'seleccionada', 'seleccionadas')}`,
  selectAllNotPublished: 'Seleccionar todo lo no publicado',
  upToDateLowercase: 'al día',
  whatToPublish: 'Qué publicar',
  day: 'Día',
  dayAndTimeRequired: 'Elija un día y una hora.',
  futureTimeRequired: 'Elija una hora en el futuro.',
  starts: value => `Empieza ${value}.`,
  previousStillLive: ' Allí sigue en uso la configuración anterior.',
  timeIn: zone => `Hora (${zone})`,
  publishAction: 'Publicar',
  locationCount: count => formatCount(count, 'sucursal', 'sucursales'),
};
