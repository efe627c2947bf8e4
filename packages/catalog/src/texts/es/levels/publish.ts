import type { publishTexts as english } from '../../levels/publish.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount } from '../grammar/words.ts';

/** Texts of publish. */
export const publishTexts: Translated<typeof english> = {
  permissionRequired: permission => `Requiere el permiso “${permission}”`,
  everythingSavedIsLive: 'Todo lo guardado está en vigor',
  publishRunning: 'Hay una publicación en curso',
  publishWaiting: 'Hay una publicación en espera',
  scheduledHint: 'Programada. Selecciónela para publicar todo ahora',
  nothingIsScheduled: 'No hay nada programado',
  notForEmployment: 'No se usa para el personal',
  noMenu: 'No hay ningún menú asignado',
  firstPublishNeeded: 'Esto nunca se publicó allí. Publique primero la sucursal',
  notValid: 'Un valor guardado no es válido en esta sucursal',
  publishScheduled: 'Hay una publicación programada',
  preparedExpired: 'La publicación preparada venció. Publique de nuevo',
  databaseError: 'Error de la base de datos',
  alreadyRetried: 'Ya se reintentó',
  superseded: 'Se publicó una versión más reciente',
  frozenBy: (by, when, reason) => `Congelada por ${by}, ${when}: ${reason}`,
  frozen: 'Congelada hasta que se descongele',
  neverQuiet: 'Una sucursal está abierta las 24 horas',
  nothingElseSaved: 'Allí no hay otros cambios guardados en espera.',
  alsoGoesLive: 'También está guardado allí y entra en vigor a la vez:',
  scheduledList: 'Publicaciones programadas',
  scheduledTitle: 'Hay publicaciones programadas',
  bringsBack: (where, when, by, what) =>
    `${where}: la publicación de ${when}, programada por ${by}, trae de nuevo ${what}.`,
  scheduledBy: (value, dateTimeZone, by) => `${value}: ${dateTimeZone}, programada por ${by}`,
  publishingStarted: where => `Publicando en ${where}.`,
  scheduledFor: where => `Publicación programada en ${where}.`,
  retrying: count => `Reintentando la publicación en ${formatCount(count, 'sucursal', 'sucursales')}.`,
  changedMeanwhile: 'Otro usuario cambió esto. No se guardó ni publicó nada; revíselo e inténtelo de nuevo.',
  nothingWasPublished: publishRefusal => `No se publicó nada. ${publishRefusal}.`,
  goesLive: when => `Entra en vigor ${when}`,
  startsAt: when => `Empieza ${when}`,
  endsSchedules: count =>
    `Publicar ahora cancela ${count === 1 ? 'esa publicación programada' : 'esas publicaciones programadas'} allí. `,
  unscheduleFailed: 'No se pudo cancelar lo programado. Inténtelo de nuevo más tarde.',
  startFailed: 'No se pudo iniciar la publicación. Inténtelo de nuevo más tarde.',
};
