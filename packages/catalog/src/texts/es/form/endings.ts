import type { endingsTexts as english } from '../../form/endings.ts';
import type { Translated } from '../grammar/translated.ts';

/** Texts of what ends by itself. */
export const endingsTexts: Translated<typeof english> = {
  notInForce: 'No',
  untilRemoved: 'Hasta nuevo aviso',
  untilTime: 'Hasta…',
  endsAt: label => `${label}: hasta`,
  hasEnded: 'Esta hora ya pasó, así que ya terminó.',
};
