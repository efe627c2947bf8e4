import { imageRules, staleVersion } from '@commissary/domain';
import type { errorTexts as english } from '../errors.ts';
import { messages } from './messages.ts';

/** What the server's error codes say on screen. */
export const errorTexts: typeof english = {
  RATE_LIMIT_EXCEEDED: messages.login.rateLimit,
  FAILED_LOGIN_LOCK: messages.login.lock,
  INVALID_CREDENTIALS: messages.login.invalid,
  DELETED_USER: messages.login.deleted,
  ALREADY_EXISTS: messages.login.exists,
  NO_MENU_SET: messages.menu.notSet,
  COMPANY_CLOSED: 'La empresa se cerró mientras tanto, así que no se guardó nada.',
  LEAVES_NOTHING:
    'Algo que usted no puede cambiar se limita a lo que quita, y no se aplicaría a nada. Pídalo a alguien que pueda cambiarlo.',
  [staleVersion]: messages.conflict.menu,
  ACTING_READ_ONLY: 'Está actuando como otra persona, solo en modo de lectura: no se cambió nada.',
  NOT_WHILE_ACTING: 'Esto no se puede hacer mientras actúa como otra persona.',
  NOT_SETTINGS_BLOB: messages.save.notSettings,
  NOT_MENU_BLOB: messages.save.notMenu,
  NOT_EMPLOYMENT_BLOB: 'Este no es un archivo de personal.',
  COMPANY_MISMATCH: messages.save.companyMismatch,
  NOT_AN_IMAGE: messages.image.type,
  BODY_TOO_LARGE: messages.image.large(imageRules.maxMegabytes),
  TOO_MANY_IMAGES: `Ha subido ${imageRules.daily.images} imágenes o 1 GB en 24 horas, que es el máximo. Inténtelo de nuevo mañana.`,
  INVALID_TOKEN: messages.reset.badToken,
  NOT_CONFIGURED: 'Este servicio no está configurado. Consulte a su administrador.',
  SERVICE_FAILED: 'El servicio no responde. Inténtelo de nuevo más tarde.',
  PIN_TOO_SHORT: 'Con estos roles, un PIN tiene seis dígitos o más. Elija uno más largo.',
  PIN_TAKEN: 'Alguien que trabaja en la misma sucursal tiene este PIN. Elija otro.',
  DUPLICATE_GRANT: 'Cada persona tiene un solo rol de seguridad por sucursal. Quite uno de los dos roles.',
  NO_PIN: 'No hay PIN.',
  APP_INCOMPLETE: 'Escriba el nombre de la app, el nombre del paquete y la versión, y guarde antes de compilar.',
  NO_SECRET_KEY:
    'No se pueden guardar secretos: no hay una clave de cifrado configurada. Pida a quien administra el servidor que configure una.',
};
