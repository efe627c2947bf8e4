import type { actingTexts as english } from '../../people/acting.ts';
import type { Translated } from '../grammar/translated.ts';

/** What every form says while somebody acts as another person; `sessionsTexts` has the rest, which few load. */
export const actingTexts: Translated<typeof english> = {
  nothingCanBeChanged: as => `Está actuando como ${as}. No se puede cambiar nada.`,
};
