import type { messages as english } from '../messages.ts';
import type { Translated } from './grammar/translated.ts';
import { pluralForm } from './grammar/words.ts';

/**
 * Every text that the console says about what happened, word for word. A text with a gap is a function.
 * Labels of fields stand with their fields, titles of screens with their screens.
 */
export const messages: Translated<typeof english> = {
  login: {
    rateLimit: 'Se superó el límite de inicios de sesión.',
    lock: 'Demasiados intentos de inicio de sesión. La cuenta queda bloqueada durante los próximos 30 minutos.',
    invalid: 'Los datos de inicio de sesión no son válidos.',
    deleted: 'Este usuario se eliminó y ya no puede iniciar sesión.',
    exists: 'Este correo ya está en uso.',
    other: 'No se pudo iniciar sesión. Intente de nuevo más tarde.',
    caseHint: 'El correo y la contraseña distinguen entre mayúsculas y minúsculas.',
  },
  recover: {
    done: 'Solicitud recibida',
    success:
      'Si su correo está registrado, le enviamos un mensaje para recuperar el acceso a su cuenta. Si no lo recibe en unos minutos, revise su carpeta de correo no deseado e intente de nuevo.',
    fail: 'No se pudo procesar su solicitud. Intente de nuevo más tarde.',
    send: 'Enviar instrucciones',
  },
  reset: {
    badToken: 'El enlace no es válido.',
    success: 'La contraseña se actualizó correctamente.',
    fail: 'No se pudo definir la contraseña. Intente de nuevo más tarde.',
    button: 'Definir contraseña',
  },
  password: {
    mismatch: 'Las contraseñas no coinciden',
    validateFail: 'No se pudo validar la contraseña.',
  },
  logout: { fail: 'No se pudo cerrar sesión. Intente de nuevo más tarde.' },
  user: {
    fail: 'No se pudo cargar el usuario',
    changePassword: 'Cambiar contraseña',
    logout: 'Cerrar sesión',
    switchUser: 'Cambiar de usuario',
  },
  timeout: { modal: 'Su sesión venció. Escriba su contraseña para iniciar sesión de nuevo.' },
  palette: { fail: 'No se pudo cargar la búsqueda. Revise la conexión e intente de nuevo.' },
  offline: {
    banner:
      'No tiene conexión. Lo que ve puede no estar al día. Los cambios que guarde se envían cuando vuelva la conexión.',
    kept: 'Todavía sin guardar: no tiene conexión. Sus cambios se envían cuando vuelva la conexión.',
    cancelQueued: 'Cancelar guardado',
  },
  forbidden: 'No está autorizado para hacer esto.',
  turnedAway: {
    tooLarge: what => `${what} No se cambió nada. Quite algo, o guárdelo en partes más pequeñas.`,
    tooMany: when =>
      `Demasiadas solicitudes de usted o de su red. No se cambió nada, y no se perdió nada. Intente de nuevo ${when}.`,
    full: when => `El servidor está ocupado. No se cambió nada, y no se perdió nada. Intente de nuevo ${when}.`,
    away: when =>
      `El servidor no está disponible por el momento. Lo que escribió se conserva. Intente de nuevo ${when}.`,
  },
  labor: { noEmail: 'El usuario no tiene correo.' },
  companies: { fail: 'No se pudieron cargar las empresas a las que tiene acceso' },
  locations: {
    fail: 'No se pudieron cargar las sucursales',
    loadFail: 'No se pudieron cargar las sucursales.',
    empty: 'No se encontraron sucursales',
  },
  changeLocation: { wait: 'Espere mientras cambia la sucursal.' },
  menu: {
    infoFail: 'No se pudo cargar la información del menú',
    none: 'Ningún menú seleccionado',
    notSet: 'La sucursal no tiene un menú asignado.',
    loadFail: 'No se pudo cargar el menú. Intente de nuevo más tarde.',
  },
  employment: { loadFail: 'No se pudo cargar el empleo. Intente de nuevo más tarde.' },
  settings: { fail: 'No se pudo cargar la configuración.' },
  department: { unnamed: 'Al menos un departamento no tiene nombre.' },
  processor: {
    worldPay: 'Faltan los datos de pago de WorldPay',
    mercury: 'Faltan los datos de pago de Mercury',
    openEdge: 'Faltan los datos de pago de Open Edge',
    cayan: 'Faltan los datos de pago de Cayan',
    valutecGift: 'Faltan los datos de pago de tarjetas de regalo de Valutec',
    mercuryGift: 'Faltan los datos de pago de tarjetas de regalo de Mercury Pay',
    cayanGift: 'Faltan los datos de pago de tarjetas de regalo de Cayan',
  },
  conflict: {
    menu: 'Se detectó un menú más reciente. Actualice el menú actual para obtener la última versión',
  },
  marketing: { unset: (what, value) => `${what}: se quita ${value}` },
  image: {
    type: 'Use una imagen PNG, JPEG, WebP o GIF.',
    large: megabytes => `Esta imagen pesa más de ${megabytes} MB.`,
    gone: 'Falta esta imagen. Súbala de nuevo.',
    fail: 'No se pudo subir la imagen. Intente de nuevo más tarde.',
  },
  zone: {
    /** `count` others have the name. */
    duplicate: (name, count) =>
      `Ya ${pluralForm(count, 'hay una zona', `hay ${count} zonas`)} con el nombre “${name}”. Se recomienda usar nombres únicos.`,
    nowhere: 'Ninguna zona entrega aquí.',
  },
  diff: { empty: 'No hay cambios.' },
  save: {
    notSettings: 'Esto no es una configuración que se reconozca.',
    notMenu: 'Esto no es un menú que se reconozca.',
    companyMismatch: 'El ID de la empresa no coincide. Los cambios no se guardan.',
    manyChanges: count => `Está por guardar ${count} cambios. ¿Es correcto?`,
    // Without an article, which would differ by the gender of the title.
    fail: title => `No se pudo guardar: ${title.text}. Intente de nuevo más tarde.`,
    success: title => `Se guardó correctamente: ${title.text}.`,
    busy: title => `Espere mientras se guarda: ${title.text}.`,
  },
  confirm: { title: '¿Está seguro?', yes: 'Sí', cancel: 'Cancelar', save: 'Guardar' },
  loading: 'Cargando, espere.',
  home: {
    panelTitle: 'Estado de las sucursales',
    upToDate: count => `${count} ${pluralForm(count, 'sucursal', 'sucursales')} al día`,
    stale: date => `no se ha comunicado con TCC desde ${date}`,
    never: 'nunca se ha comunicado con TCC',
    comingSoon: 'Próximamente',
    addItem: 'Agregar artículo del menú',
    addCoupon: 'Agregar cupón',
  },
  news: {
    log: 'Sin noticias',
    empty1: 'No hay noticias',
    empty2: 'Sin noticias, buenas noticias',
  },
  nav: {
    securityRoles: 'Roles de seguridad',
    defaultSecurityRoles: 'Roles de seguridad predeterminados',
    thriveOnline: 'Thrive Online',
    group: {
      home: 'Inicio',
      analytics: 'Análisis',
      accounts: 'Cuentas',
      employment: 'Empleo',
      customer: 'Clientes',
      configuration: 'Configuración',
      hardware: 'Equipos',
      kiosk: 'Quiosco',
      menu: 'Menú',
    },
  },
};
