import type { shiftListTexts as english } from '../shift-list.ts';
import type { Translated } from './grammar/translated.ts';
import { formatCount, formatList } from './grammar/words.ts';
import { reportScreenTexts } from './report-screens.ts';

/** Texts of the shifts below a report of payroll. */
export const shiftListTexts: Translated<typeof english> = {
  title: 'Turnos',
  titleDoubtful: 'Turnos con dudas',
  show: 'Mostrar estos turnos',
  about: (where, days, of) => `${[where, ...of].join(', ')}: ${days}.`,
  close: 'Cerrar',
  loadFailed: 'No se pudieron cargar los turnos.',
  none: 'Ningún turno de estos días es uno de ellos. Las terminales envían los turnos al registrar la salida.',
  more: 'Mostrar más',
  job: (employee, job) => `${employee}, ${job}`,
  times: (from, to) => `${from} a ${to}`,
  clockedIn: from => `desde ${from}, con entrada registrada`,
  length: time => `${time} en el reloj`,
  breaks: (count, time) => `${formatCount(count, 'descanso')}, ${time}`,
  tips: amount => `${amount} de propinas`,
  wage: (amount, per) => `${amount} ${periods[per]}`,
  noWage: 'Sin salario',
  doubtful: reasons =>
    `Se incluye con dudas: ${formatList(reasons.map(reason => reportScreenTexts.reasonsOfDoubt[reason]))}.`,
  edited: (when, by, reason) =>
    `Cambiado ${when}${by === null ? '' : ` por ${by}`}${reason === null || reason === '' ? '' : `: ${reason}`}.`,
};

const periods = { HOUR: 'por hora', WEEK: 'por semana', YEAR: 'por año' };
