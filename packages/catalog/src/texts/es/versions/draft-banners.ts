import type { draftBannerTexts as english } from '../../versions/draft-banners.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, pluralForm } from '../grammar/words.ts';

/** Texts of the drafts that a page offers to restore. */
export const draftBannerTexts: Translated<typeof english> = {
  unsavedDraft: 'Borrador sin guardar',
  draftSummary: (count, whenWords) =>
    `Tiene ${formatCount(count, 'cambio sin guardar', 'cambios sin guardar')} (${whenWords}).`,
  restoreDraft: 'Restaurar borrador',
  olderDrafts: count => `Mostrar ${formatCount(count, 'borrador anterior', 'borradores anteriores')}`,
  omitted: count =>
    `Se ${pluralForm(count, 'omitió', 'omitieron')} ${formatCount(count, 'cambio')}: una versión más nueva de la consola ya no tiene ${pluralForm(count, 'ese campo', 'esos campos')}.`,
  discard: 'Descartar',
  draftDiscarded: count =>
    `Se ${pluralForm(count, 'descartó', 'descartaron')} ${formatCount(count, 'cambio sin guardar', 'cambios sin guardar')}.`,
  undo: 'Deshacer',
  applyChoices: count => `Usar ${formatCount(count, 'elección', 'elecciones')}`,
};
