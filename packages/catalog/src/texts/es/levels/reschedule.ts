import type { rescheduleTexts as english } from '../../levels/reschedule.ts';
import type { Translated } from '../grammar/translated.ts';

/** Texts of publishes that are moved to another time, or stopped before they have begun everywhere. */
export const rescheduleTexts: Translated<typeof english> = {
  anotherTime: 'Otra hora',
  rescheduleFor: where => `Reprogramar ${where}`,
  rescheduledFor: where => `Publicación reprogramada en ${where}.`,
  keepsWhatWasScheduled: 'Lo programado entra en vigor como estaba entonces. Solo cambia su hora.',
  rescheduleFailed: 'No se pudo reprogramar. Inténtelo de nuevo más tarde.',
  stopRest: 'Detener el resto',
  stoppedAt: where => `Se detuvo en ${where}. Lo que allí está en vigor se mantiene.`,
  stopFailed: 'No se pudo detener la publicación. Inténtelo de nuevo más tarde.',
};
