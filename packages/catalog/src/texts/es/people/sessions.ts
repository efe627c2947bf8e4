import type { sessionsTexts as english, sessionEndTexts as englishEnds } from '../../people/sessions.ts';
import type { Translated } from '../grammar/translated.ts';

/** Why a session ended by itself. */
export const sessionEndTexts: Translated<typeof englishEnds> = {
  idle: 'sin actividad',
  longest: 'sesión iniciada por demasiado tiempo',
  acting: 'se acabó el tiempo para actuar como otra persona',
};

/** Texts of sessions, and of acting as another person. */
export const sessionsTexts: Translated<typeof english> = {
  about: 'Dónde tiene sesión iniciada, su contraseña y qué correos recibe.',
  emails: 'Correos',
  emailKinds: {
    keptOverrides: {
      label: 'Alguien cambia lo que tiene cambio propio en una sucursal o un grupo suyo',
      help: 'Un correo por cada vez que se guarda la empresa o el grupo superior. Los correos sobre su cuenta y sobre publicaciones llegan siempre.',
    },
  },
  emailOn: 'Recibe estos correos.',
  emailOff: 'Ya no recibe estos correos.',
  emailsNotLoaded: 'No se pudo cargar su elección de correos.',
  emailsNotSaved: 'No se pudo guardar su elección de correos.',
  sessions: 'Sesiones',
  thisSession: 'Esta sesión',
  unknownDevice: 'Dispositivo desconocido',
  since: when => `desde ${when}`,
  lastSeen: when => `última actividad ${when}`,
  actingAs: (name, until) => `Actuando como ${name} hasta ${until}`,
  actingAsYou: (by, until) => `${by} está actuando como usted hasta ${until}`,
  actingAsThem: (by, as, until) => `${by} está actuando como ${as} hasta ${until}`,
  end: 'Terminar',
  endLabel: (device, when) => `Terminar la sesión en ${device} desde ${when}`,
  ended: 'La sesión terminó.',
  notEnded: 'No se pudo terminar la sesión.',
  loadFailed: 'No se pudieron cargar las sesiones.',
  endOthers: 'Cerrar las demás sesiones',
  othersEnded: 'Todas las demás sesiones terminaron.',
  none: 'Ninguna sesión iniciada.',
  /** In a menu, with the first name. */
  viewAs: name => `Ver como ${name.split(' ', 1)[0]}…`,
  viewAsTitle: name => `Ver como ${name}`,
  actAsHelp: name =>
    `Usted ve la consola como la ve ${name}, hasta donde llegan los permisos de usted, durante 60 minutos. ${name} recibe un aviso por correo, y ambos nombres quedan en el registro de auditoría.`,
  reason: 'Motivo',
  reasonHelp: name => `Lo ve ${name} y queda en el registro de auditoría.`,
  begin: 'Empezar a actuar',
  cancel: 'Cancelar',
  bar: 'Actuando como otra persona',
  barText: (by, as, until) => `${by}, está actuando como ${as} hasta ${until}.`,
  readOnly: 'Solo lectura: nada de lo que haga aquí cambia algo.',
  mayWrite: 'Puede hacer cambios.',
  endActing: 'Terminar',
  notBegun: name => `No puede actuar como ${name}.`,
};
