import type { rollbackTexts as english } from '../../../levels/reverting/rollback.ts';
import type { Translated } from '../../grammar/translated.ts';
import { formatCount, formatNumber, pluralForm } from '../../grammar/words.ts';

/** Texts of the page of one publish, and of its rollback. */
export const rollbackTexts: Translated<typeof english> = {
  rollback: 'Reversión',
  revert: 'Descarte',
  publish: 'Publicación',
  byAt: (by, when) => `${by}, ${when}`,
  scheduledFor: when => `para ${when}`,
  loadFailed: 'No se pudo cargar la publicación.',
  changes: 'Cambios',
  changesOfFirst: count =>
    count === 1 ? 'Cambios en la primera sucursal' : `Cambios en las primeras ${formatNumber(count)} sucursales`,
  nothingBrought: 'Aún no está en vigor en ninguna parte.',
  selectAll: 'Seleccionar todo lo vigente',
  select: name => `Seleccionar ${name}`,
  wentLive: 'Entró en vigor',
  ended: 'Terminó',
  endReasons: {
    SUPERSEDED: 'Algo más reciente entró en vigor antes',
    UNSCHEDULED: 'Se detuvo antes de empezar',
    RESCHEDULED: 'Pasó a otra publicación',
    HALTED: 'Se interrumpió después de las primeras sucursales',
  },
  retry: count => `Reintentar ${formatCount(count, 'fallida')}`,
  panel: 'Revertir',
  about: 'Lo que estaba en vigor antes de esta publicación vuelve a estarlo. Licencias y empleados quedan como están.',
  choose: 'Elija sucursales para ver qué vuelve atrás.',
  previewFailed: 'No se pudo cargar la vista previa.',
  credentials: 'Credenciales que vuelven atrás',
  refusals: {
    NOT_LIVE_THERE: 'Esta publicación nunca entró en vigor allí',
    NOTHING_BEFORE: 'Antes de esta publicación no había nada en vigor allí',
    NOTHING_TO_ROLL_BACK: 'Lo que estaba en vigor antes ya lo está',
  },
  endsSchedules: 'Revertir cancela lo programado allí.',
  keepsSchedules: 'Lo programado entra en vigor a su hora.',
  keep: 'Conservar las publicaciones programadas',
  rollBack: where => `Revertir ${where}`,
  rollingBack: where => `Revirtiendo ${where}.`,
  failed: 'No se revirtió nada. Inténtelo de nuevo más tarde.',
  runningAt: (running, terminals) =>
    `En uso en ${formatNumber(running)} de ${formatCount(terminals, 'terminal', 'terminales')}`,
  behind: count => formatCount(count, 'atrasada'),
  noTerminals: 'Ninguna terminal donde entró en vigor se ha conectado en 30 días.',
  receiptsFailed: 'No se pudieron cargar las terminales.',
  terminals: 'Terminales',
  terminalBehind: (terminal, reason, since) => `${terminal}: ${reason}. En vigor allí desde ${since}.`,
  showBehind: count => pluralForm(count, 'Mostrar la única', `Mostrar las ${formatNumber(count)}`),
  unnamedBehind: count => `${formatNumber(count)} más`,
  recent: 'Publicaciones recientes',
  recentBy: (by, when, count) => `${by}, ${when}, ${formatCount(count, 'sucursal', 'sucursales')}`,
  heldSince: (by, when) => `Revertida por ${by}, ${when}. Selecciónela para publicarla de nuevo`,
};
