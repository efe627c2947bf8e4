import type { accountTexts as english } from '../../people/account.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount } from '../grammar/words.ts';

/** Texts of a user's own account, of its passwords and links, and of the sample users. */
export const accountTexts: Translated<typeof english> = {
  signOutOthersHelp: 'Aquí su sesión sigue abierta. Todas las demás terminan.',
  yourPassword: 'Su contraseña',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  passwordRules: 'Requisitos de la contraseña',
  notYet: ': todavía no',
  repeatPassword: 'Repetir contraseña nueva',
  backToSignIn: 'Volver a iniciar sesión',
  recoverTitle: 'Recuperar su contraseña',
  recoverHelp: 'Enviamos un enlace a su correo. Con él puede definir una contraseña nueva.',
  groups: 'Grupos',
  locations: 'Sucursales',
  sampleUsersTitle: 'Elija un usuario de ejemplo · Commissary',
  linkExpired: 'Este enlace venció o ya se usó. Reinicie el servidor para obtener uno nuevo.',
  chooseASampleUser: 'Elija un usuario de ejemplo',
  sampleCompanyAbout: (company, locations) =>
    `${company} es una empresa de ejemplo con ${formatCount(locations, 'sucursal', 'sucursales')}. Todo lo que haga se queda en esta computadora. Puede cambiar de persona cuando quiera en el menú de arriba a la derecha.`,
  otherCompanies: 'Otras empresas',
  failed: 'Eso no funcionó. Intente de nuevo.',
  startHere: 'Empiece aquí',
  requestNewLink: 'Pedir un enlace nuevo',
  welcome: userDisplayName => `Le damos la bienvenida, ${userDisplayName}`,
  newPasswordTitle: 'Definir una contraseña nueva',
  welcomeHelp: userCompanyName => `Elija una contraseña para la consola de ${userCompanyName}.`,
  forEmail: userEmail => `Para ${userEmail}.`,
  settingPassword: 'Guardando la contraseña',
  signInAs: name => `Iniciar sesión como ${name}`,
  sending: 'Enviando',
};
