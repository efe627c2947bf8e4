import type { companySecurityTexts as english } from '../../people/company-security.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatNumber, pluralForm } from '../grammar/words.ts';

/** Texts of the rules of a company for passwords, sessions and support. */
export const companySecurityTexts: Translated<typeof english> = {
  title: 'Seguridad',
  of: name => `Seguridad de ${name}`,
  about:
    'Cómo inicia sesión la gente de la empresa, cuánto tiempo dura la sesión, qué roles puede tener a la vez y qué puede hacer soporte.',
  noun: 'configuración de seguridad',
  passwords: 'Contraseñas',
  sessions: 'Duración de la sesión',
  roles: 'Roles de seguridad',
  oneRolePerLocation: 'Un rol de seguridad en cada sucursal',
  oneRolePerLocationHelp:
    'Un rol que se da donde alguien ya tiene otro lo reemplaza. Quien ya tiene dos conserva ambos hasta que se quite uno, y aparece en “Registros por corregir” de los empleados.',
  support: 'Acceso de soporte',
  supportAccess: 'Personal de soporte',
  supportAccesses: {
    never: 'No tiene acceso',
    read: 'Solo puede ver',
    write: 'Puede cambiar la configuración hasta una fecha',
  },
  passwordPolicy: 'Reglas de contraseñas',
  policies: {
    standard: 'Al menos 7 caracteres',
    strong: 'Al menos 15 caracteres',
  },
  passwordPolicyHelp: 'De 7, con letras y números; de 15, todo menos palabras comunes.',
  sessionIdle: 'Cerrar sesión tras inactividad de',
  sessionIdleHelp: 'Todo lo que alguien hace en la consola reinicia este tiempo.',
  sessionLongest: 'Cerrar sesión a más tardar después de',
  sessionLongestHelp: 'Sin importar cuánta actividad haya.',
  supportAccessHelp:
    'El personal de soporte ve la consola como la vería una persona de su empresa, con un motivo que queda en el registro de auditoría. Donde usted lo permite, también cambia lo que esa persona puede cambiar.',
  supportUntil: 'Último día con cambios (UTC)',
  supportUntilPast: 'Ese día ya pasó. Elija hoy o un día posterior.',
  supportByOwnPeople: 'Solo la gente de la propia empresa puede permitir más a soporte.',
  minutes: minutes => (minutes % 60 === 0 ? formatCount(minutes / 60, 'hora') : formatCount(minutes, 'minuto')),
  whomItTouches: 'A quién afecta',
  touchesNobody: 'Todavía no se cambia nada.',
  counting: 'Contando…',
  notCounted: 'Ahora no se puede contar a quién afecta.',
  choosePassword: (choose, people) =>
    choose === 0
      ? 'Nadie tiene que elegir otra contraseña.'
      : `${formatNumber(choose)} de ${formatCount(people, 'persona')} ${pluralForm(choose, 'elige', 'eligen')} una contraseña más larga en su próximo inicio de sesión. Desde entonces hay 7 días de plazo.`,
  keepPasswords: 'Nadie tiene que elegir otra contraseña; las largas se quedan como están.',
  endsSessions: (ended, sessions) =>
    ended === 0
      ? 'Esto no cierra la sesión de nadie ahora.'
      : `Se cierra de inmediato la sesión en ${formatNumber(ended)} de ${formatCount(sessions, 'navegador', 'navegadores')} con sesión iniciada.`,
  endsOwn: 'La suya es una de ellas: después de guardar, inicie sesión de nuevo.',
  supportTouches: {
    never: () =>
      'El personal de soporte no puede ver la consola de la empresa como una de sus personas. Quien lo esté haciendo ahora deja de verla.',
    read: () => 'El personal de soporte puede ver, y no puede cambiar nada.',
    write: people =>
      `El personal de soporte puede cambiar la configuración mientras actúa como alguna de ${formatCount(people, 'persona')}.`,
  },
  failed: 'No se puede cargar la configuración de seguridad.',
  wasSaved: name => `Se guardó la configuración de seguridad de ${name}.`,
  lastOwner:
    'Ningún propietario de la empresa ha aceptado la invitación todavía. Unas reglas más estrictas podrían dejar a todos fuera.',
};
