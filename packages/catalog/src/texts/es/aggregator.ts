import type { aggregatorTexts as english } from '../aggregator.ts';
import type { Translated } from './grammar/translated.ts';

/** Texts of the check of an account at the service that collects orders of delivery platforms. */
export const aggregatorTexts: Translated<typeof english> = {
  title: 'Agregador de pedidos',
  about: 'Revisa si el servicio que reúne los pedidos de plataformas de entrega conoce esta sucursal.',
  account: 'ID de cuenta',
  location: 'ID de sucursal en el servicio',
  validate: 'Validar',
  valid: 'La cuenta y la sucursal son válidas.',
  /** The same for an unknown account, an unknown location and a service that refuses. */
  notValid: 'El servicio no confirma esta cuenta y esta sucursal.',
  notConfigured: 'No hay un servicio agregador de pedidos configurado. Consulte a su administrador.',
  notResponding: 'El servicio no responde. Intente de nuevo más tarde.',
  failed: 'No se pudo validar la cuenta.',
};
