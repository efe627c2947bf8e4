import type { signInTexts as english } from '../../people/sign-in.ts';
import type { Translated } from '../grammar/translated.ts';

/** Texts of the sign-in page, which does not load those of other pages for accounts (account.ts). */
export const signInTexts: Translated<typeof english> = {
  pageTitle: title => `${title} · Commissary`,
  company: 'Empresa',
  setOnce: 'Definido una vez',
  downtown: 'Centro',
  fromCompany: 'De la empresa',
  elmSt: 'Elm St.',
  overriddenAtElmSt: 'Definido para Elm St.',
  productPanel: 'Acerca de Commissary',
  oneBackOfficeForEvery: 'Una sola administración para todas las sucursales.',
  productSummary:
    'Defínalo una vez para la empresa, haga cambios propios donde una sucursal los necesite, y publique cuando esté listo.',
  email: 'Correo',
  signIn: 'Iniciar sesión',
  signInAbout: 'En la administración de sus restaurantes.',
  signingIn: 'Iniciando sesión',
  forgotYourPassword: '¿Olvidó su contraseña?',
  password: 'Contraseña',
  sampleDish: 'Margherita 14 pulg.',
  companyPrice: 'Empresa: $19.00',
};
