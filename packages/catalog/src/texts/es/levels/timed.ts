import type { TimedOutcome, TimedPhase } from '@commissary/domain';
import type { timedTexts as english, timedQuestionTexts as englishQuestions } from '../../levels/timed.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList } from '../grammar/words.ts';

/** Why a timed edit waits for a decision. */
export const timedQuestionTexts: typeof englishQuestions = {
  CHANGED: 'Alguien cambió este valor desde entonces.',
  NOT_ALLOWED: 'La persona responsable ya no puede cambiar o publicar esto allí.',
  AUTHOR_LEFT: 'La persona responsable ya no está activa.',
  NOT_VALID: 'La sucursal tendría un valor no válido.',
  NOT_LIVE: 'Esto no es lo que la sucursal usa ahora.',
};

const phases: Readonly<Record<TimedPhase, string>> = {
  waiting: 'En espera',
  running: 'En curso',
  ending: 'Termina otra vez después de una publicación programada',
  over: 'Terminado',
};

const outcomes: Readonly<Record<TimedOutcome, string>> = {
  ENDED: 'Terminado',
  ENDED_EARLY: 'Terminado antes',
  CANCELLED: 'Cancelado',
  KEPT: 'Quedó como se cambió',
  STAYS: 'Hecho, y se queda',
  MISSED: 'No empezó: su fin ya había pasado',
  REMOVED: 'Sucursal eliminada',
};

const locationCount = (count: number): string => formatCount(count, 'sucursal', 'sucursales');

/** Texts of edits that begin and end by themselves. */
export const timedTexts: Translated<typeof english> = {
  about: 'Valores que entran en vigor a una hora, o hasta una, según el reloj de cada sucursal.',
  list: 'Cambios programados',
  which: 'Qué cambios programados',
  open: 'Actuales',
  past: 'Pasados',
  empty: 'No hay nada programado. Cambie un valor de una sucursal y elija “Por un tiempo…” junto a Guardar.',
  emptyPast: 'Aún no ha terminado ningún cambio programado.',
  loadFailed: 'No se pudieron cargar los cambios programados.',
  showOlder: 'Mostrar anteriores',
  questions: timedQuestionTexts,
  phases,
  outcomes,
  eachLocation: 'Cada sucursal',
  eachLocationOf: what => `Cada sucursal: ${what}`,
  at: (action, what, where) => `${action} en ${where}: ${what}`,
  needsDecision: 'Por decidir',
  withCount: (state, count) => `${state} en ${locationCount(count)}`,
  andMore: count => `y ${formatCount(count, 'cambio más', 'cambios más')}`,
  hidden: 'Un valor que usted no puede ver',
  by: (name, when) => `Por ${name}, ${when}`,
  from: start => `Desde ${start}`,
  until: end => `Hasta ${end}`,
  period: (start, end) => `${start} a ${end}`,
  places: names => formatList(names),
  placesAndMore: (names, more) => `${names.join(', ')} y ${formatCount(more, 'sucursal más', 'sucursales más')}`,
  cancel: 'Cancelar',
  cancelNamed: what => `Cancelar: ${what}`,
  endNow: 'Terminar ahora',
  endNowNamed: what => `Terminar ahora: ${what}`,
  startAnyway: 'Empezar de todos modos',
  endAnyway: 'Terminar de todos modos',
  keep: 'Dejar lo que hay',
  canceled: 'Cancelado o terminado.',
  decided: 'Listo.',
  actFailed: 'Eso no funcionó.',
  placesCount: locationCount,
  andMorePlaces: count => `y ${formatCount(count, 'sucursal más', 'sucursales más')}`,
  // The dialog.
  forATime: 'Por un tiempo…',
  title: 'Por un tiempo',
  dialogAbout: 'Entra en vigor solo, al inicio, y lo que hay ahora vuelve al final.',
  onlyValues: 'Por un tiempo solo se pueden cambiar valores: se agregaron, quitaron o movieron filas.',
  starts: 'Empieza',
  now: 'Ahora',
  atTime: 'A una hora',
  ends: 'Termina',
  stays: 'Se queda',
  day: label => `${label}: día`,
  time: label => `${label}: hora de la sucursal`,
  where: 'Dónde',
  all: 'Donde puedo publicar',
  chosen: 'Elegir…',
  noTime: 'Ponga un inicio o un fin.',
  noPlace: 'Elija al menos una sucursal.',
  incomplete: 'Escriba el día y la hora.',
  preview: 'Qué cambia, dónde y cuándo',
  changesAt: (name, count, period) =>
    `${name}: ${count === 0 ? 'ahora no cambia nada' : formatCount(count, 'cambio')}. ${period}`,
  otherValue: 'otro valor',
  accept: where => `Programar en ${where}`,
  created: where => `Programado en ${where}`,
  show: 'Ver cambios programados',
  dismiss: 'Atrás',
  refused: reason => `No se programó nada: ${reason}`,
  refusals: {
    START_PAST: 'El inicio ya pasó.',
    END_PAST: 'El fin ya pasó.',
    END_BEFORE_START: 'El fin no es posterior al inicio.',
    SKIPPED_TIME: 'Ese día los relojes se saltan la hora del fin.',
    TIMED_ALREADY: 'Otro cambio programado tiene este valor a esa hora.',
    NEVER_PUBLISHED: 'Una sucursal nunca se publicó.',
    NOT_VALID: 'Una sucursal no sería válida.',
    NO_LOCATION: 'No hay ninguna sucursal donde esto esté en vigor.',
    CHANGED_SINCE: 'Alguien cambió este valor desde entonces. Decida qué hacer con él.',
    FORBIDDEN: 'No puede cambiar esto en una de las sucursales.',
    SECRETS_STAY: 'Un valor secreto no se puede definir por un tiempo.',
    ALREADY_RUNNING: 'Allí hay una publicación en curso. Inténtelo de nuevo cuando termine.',
  },
};
