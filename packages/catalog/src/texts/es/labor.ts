import type { laborTexts as english } from '../labor.ts';
import type { Translated } from './grammar/translated.ts';
import { formatCount, formatNumber, pluralForm } from './grammar/words.ts';
import { messages } from './messages.ts';

/** Texts of the scheduling service on the page of a location. */
export const laborTexts: Translated<typeof english> = {
  title: 'Programación de turnos',
  list: 'Departamentos, tipos de puesto y empleados en el servicio de turnos',
  notConfigured:
    'Este servidor no tiene configurado un servicio de turnos, así que no se envía nada. Para usar uno, pida a quien administra el servidor que lo conecte; luego actívelo aquí y escriba el ID de sucursal en el servicio de turnos con “Editar sucursal”.',
  about:
    'Mientras esto está activado, el servicio de turnos conoce los departamentos, tipos de puesto y empleados de aquí.',
  enabled: 'Integrar con el servicio de turnos',
  idAtService: 'ID en el servicio',
  noId: 'No se envía nada hasta que la sucursal tenga su ID en el servicio de turnos. Escríbalo con “Editar sucursal”.',
  loadFailed: 'No se pudo cargar lo que tiene el servicio de turnos.',
  switchFailed: 'No se pudo cambiar la integración.',
  sendFailed: 'No se pudo enviar de nuevo.',
  nothingYet: 'Aún no se ha enviado nada.',
  sentCount: (count, of) => `${formatNumber(count)} de ${formatCount(of, 'elemento')} en el servicio`,
  hiddenPeople: count =>
    `No se ${pluralForm(count, 'muestra', 'muestran')} ${formatCount(count, 'empleado')} fuera de su gestión.`,
  shown: 'Elementos que se muestran',
  notSent: count => `Sin enviar ${formatNumber(count)}`,
  sent: count => `Enviados ${formatNumber(count)}`,
  all: 'Todos',
  search: 'Buscar por nombre',
  nothingOpen: 'Todo está en el servicio.',
  noneFound: 'Nada coincide.',
  sendAgain: name => `Enviar ${name} de nuevo`,
  takeId: name => `Usar este ID para ${name}`,
  idOf: name => `ID de ${name} en el servicio`,
  sendAgainAction: 'Reenviar',
  takeIdAction: 'Usar este ID',
  unclearHelp:
    'La respuesta se perdió. Consulte el servicio: escriba el ID que tiene allí, o envíelo de nuevo si no está.',
  nextTry: when => `Próximo intento ${when}.`,
  kinds: {
    location: 'Caché de la sucursal',
    department: 'Departamento',
    role: 'Tipo de puesto',
    user: 'Empleado',
  },
  places: { company: 'Empresa', group: 'Grupo', location: 'Esta sucursal' },
  states: {
    waiting: 'En espera',
    sending: 'Enviando',
    sent: 'Enviado',
    failed: 'Con error',
    unclear: 'Incierto',
  },
  reasons: {
    NO_NAME: 'No tiene nombre.',
    NO_DEPARTMENT: 'Su departamento no está en el servicio.',
    NO_EMAIL: messages.labor.noEmail,
    NO_LOCATION_ID: 'La sucursal no tiene ID en el servicio.',
    NO_ANSWER: 'El servidor se detuvo antes de la respuesta.',
    NOT_ALLOWED: 'El servidor no puede llamar a este servicio.',
    NO_PUBLIC_ADDRESS: 'El servicio no tiene una dirección pública.',
    NO_CONNECTION: 'No se pudo conectar.',
    TOO_SLOW: 'El servicio no respondió a tiempo.',
    REFUSED: 'El servicio no lo aceptó.',
    BAD_ANSWER: 'El servicio no dio una respuesta utilizable.',
  },
};
