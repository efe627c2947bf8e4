import type { reportMailTexts as english } from '../report-mails.ts';
import type { Translated } from './grammar/translated.ts';

/** Texts of e-mails with a report. */
export const reportMailTexts: Translated<typeof english> = {
  subject: name => `Informe: ${name}`,
  what: (report, where, days) => `${report} de ${where}, ${days}.`,
  paragraphs: ({ what, link, turnOff }) => [
    what === null
      ? 'No se pudo preparar el informe que pidió. Ábralo para ver por qué:'
      : `${what} Sus números están en el archivo; abra el informe aquí:`,
    link,
    'Usted pidió este correo. Cambie cada cuánto llega, o deje de recibirlo, con “Editar” de la vista:',
    turnOff,
  ],
};
