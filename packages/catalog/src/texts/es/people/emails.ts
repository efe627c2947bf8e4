import type { PilotMeasure } from '@commissary/domain';
import type { emailsTexts as english } from '../../people/emails.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList, formatNumber } from '../grammar/words.ts';

/** Subjects and paragraphs of the emails that people get. A link stands in a paragraph of its own. */
export const emailsTexts: Translated<typeof english> = {
  greeting: name => `Hola, ${name}:`,
  reset: {
    subject: 'Defina una contraseña nueva',
    paragraphs: (company, link, minutes) => [
      `Recibimos una solicitud para restablecer su contraseña de la consola de ${company}.`,
      `Abra este enlace en los próximos ${minutes} minutos para definir una contraseña nueva:`,
      link,
      'Si no lo solicitó, ignore este correo. Su contraseña no cambia.',
    ],
  },
  invite: {
    subject: company => `Su acceso a ${company}`,
    paragraphs: (company, by, email, link, days) => [
      `${by} le dio acceso a la consola de ${company}.`,
      `Abra este enlace en los próximos ${days} días para elegir una contraseña:`,
      link,
      `Después inicie sesión con ${email}.`,
    ],
  },
  acting: {
    subject: by => `${by} está actuando como usted`,
    paragraphs: ({ by, company, reason, minutes }) => [
      `${by} de ${company} abrió la consola como usted, por ${minutes} minutos como máximo.`,
      `El motivo indicado: ${reason}`,
      'Todo lo que haga lleva ambos nombres, y no puede ver ni cambiar su contraseña. Usted puede terminarlo en la consola, en la pantalla Seguridad.',
      'Si no lo esperaba, avise a su administrador.',
    ],
  },
  failedPublish: {
    subject: count => `Falló una publicación en ${formatCount(count, 'sucursal', 'sucursales')}`,
    paragraphs: ({ by, company, where, link }) => [
      `Falló una publicación que ${by} inició en la consola de ${company}. Lo que estaba en vigor sigue en vigor en ${namedFew(where)}.`,
      'Vea por qué e intente de nuevo:',
      link,
    ],
  },
  keptOverrides: {
    subject: where => `Se cambió en un nivel superior algo que tiene cambio propio en ${namedFew(where)}`,
    noValue: 'sin valor',
    value: ({ label, from, to, name, own }) => `${label}: ${from} pasó a ${to}. ${name} conserva ${own}.`,
    paragraphs: ({ by, company, values, link, turnOff }) => [
      `${by} cambió valores en la consola de ${company} que tienen un cambio propio donde usted administra. Ahí no cambia nada:`,
      ...values,
      'Vea qué nivel define el valor, y use el nuevo si lo quiere:',
      link,
      'Desactive estos correos, o actívelos de nuevo:',
      turnOff,
    ],
  },
  haltedPublish: {
    subject: reason =>
      reason === null
        ? 'Una publicación espera su decisión'
        : 'Una publicación se detuvo después de sus primeras sucursales',
    paragraphs: ({ company, where, reason, link }) => [
      reason === null
        ? `Una publicación en la consola de ${company} no ha seguido a ${namedFew(where)}: ninguna terminal de sus primeras sucursales se ha comunicado, o no entró en vigor en todas ellas.`
        : `Una publicación en la consola de ${company} no siguió a ${namedFew(where)}: ${haltReasons[reason]} en sus primeras sucursales.`,
      reason === null ? 'Continúe, o detenga el resto:' : 'Vea qué se midió:',
      link,
    ],
  },
  timedQuestion: {
    subject: 'Un cambio programado espera una decisión',
    reason: (why, where) => `${why} ${namedFew(where)}.`,
    paragraphs: (company, what, reasons, link) => [
      `Lo que usted definió por un tiempo en la consola de ${company} no empezó o no terminó, y no se cambió nada: ${namedFew(what)}.`,
      ...reasons,
      'Decida qué pasa con esto:',
      link,
    ],
  },
  passwordChanged: {
    subject: 'Se cambió su contraseña',
    paragraphs: (company, email) => [
      `Se cambió la contraseña de ${email} para la consola de ${company}. Se cerraron todas las demás sesiones.`,
      'Si usted no la cambió, restablezca ahora su contraseña en la página de inicio de sesión y avise a su administrador.',
    ],
  },
};

const haltReasons: Readonly<Record<PilotMeasure, string>> = {
  trouble: 'demasiadas terminales no pudieron recibirla',
  missing: 'demasiadas terminales no la usan',
  silent: 'demasiadas terminales no se han comunicado desde entonces',
};

const mostNamed = 5;

const namedFew = (names: readonly string[]): string =>
  names.length > mostNamed
    ? `${names.slice(0, mostNamed).join(', ')} y ${formatNumber(names.length - mostNamed)} más`
    : formatList(names);
