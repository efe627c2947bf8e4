import type { pinTexts as english } from '../../people/pins.ts';
import type { Translated } from '../grammar/translated.ts';

/** Texts of the PINs with which people log on at terminals. */
export const pinTexts: Translated<typeof english> = {
  pin: 'PIN',
  help: 'Da entrada en las terminales. De 4 a 8 dígitos.',
  show: 'Mostrar PIN',
  isSet: 'Definido',
  isMissing: 'Sin definir',
  propose: 'Proponer PIN',
  proposeAnother: 'Proponer otro PIN',
  reveal: 'Revelar PIN',
  remove: 'Quitar PIN',
  revealed: pin => `El PIN es ${pin}.`,
  hide: 'Ocultar PIN',
  audited: 'Cada vez que se revela queda en el registro de auditoría.',
  fourToEight: 'un PIN de 4 a 8 dígitos',
  failed: 'No se pudo cargar el PIN.',
  tooManyTries: 'Demasiados PIN en un minuto. Espere un minuto e intente de nuevo.',
};
