import type { colleagueTexts as english } from '../../../people/hiring/colleague.ts';
import type { Translated } from '../../grammar/translated.ts';

/** Texts of the dialog that adds somebody who works elsewhere for the company. */
export const colleagueTexts: Translated<typeof english> = {
  title: 'Ya trabaja en otra sucursal nuestra',
  open: 'Ya trabaja en otra sucursal nuestra…',
  about: 'Escriba el correo completo. La persona recibe un puesto aquí y conserva todo lo que tiene en otras partes.',
  email: 'Correo',
  find: 'Buscar',
  nobody: 'Nadie que trabaje para la empresa tiene exactamente este correo. Revíselo, o agregue un empleado nuevo.',
  found: name => `${name} trabaja en otra sucursal nuestra. Elija el puesto aquí.`,
  listed: name => `${name} ya está en su lista de empleados.`,
  showThem: name => `Abrir ${name}`,
  add: name => `Agregar a ${name}`,
  addSomebody: 'Agregar',
  wasAdded: name => `${name} ya tiene un puesto aquí.`,
  failed: 'No se pudo agregar a la persona.',
  tooMany: 'Demasiados intentos. Espere un minuto e intente de nuevo.',
  cancel: 'Cancelar',
};
