import type { hireTexts as english } from '../../../people/hiring/hire.ts';
import type { Translated } from '../../grammar/translated.ts';
import { formatCount, pluralForm } from '../../grammar/words.ts';

/** Texts of a new hire, and of what is read of an employee as a line. */
export const hireTexts: Translated<typeof english> = {
  /** With the first name. */
  addAndPublish: name => (name === '' ? 'Agregar y publicar' : `Agregar a ${name} y publicar`),
  publishNow: places => `Publicar en ${places} ahora`,
  othersGoOut: count =>
    `También ${pluralForm(count, 'sale', 'salen')} ${formatCount(count, 'cambio más', 'cambios más')} de empleados y empleo de ahí.`,
  goesOutAlone: 'No sale nada más.',
  jobAt: place => `Puesto en ${place}`,
  allJobs: count => `${pluralForm(count, 'El', 'Los')} ${formatCount(count, 'puesto')}…`,
  noWageYet: (place, minimum) =>
    minimum === null ? 'Todavía sin salario' : `Todavía sin salario. El mínimo en ${place} es de ${minimum} por hora.`,
  change: 'Cambiar',
  close: 'Cerrar',
  changeFields: name => `Cambiar ${name}`,
  closeFields: name => `Cerrar ${name}`,
};
