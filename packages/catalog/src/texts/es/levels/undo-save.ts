import type { undoSaveTexts as english } from '../../levels/undo-save.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatNumber } from '../grammar/words.ts';

/** Texts of the undo of an earlier save. */
export const undoSaveTexts: Translated<typeof english> = {
  title: when => `Deshacer lo guardado ${when}`,
  confirm: 'Deshacer lo guardado',
  done: 'Se deshizo lo guardado.',
  changedSince: (where, names, total) =>
    `${where} conserva lo que se cambió desde entonces: ${names.join(', ')}${total > names.length ? ` y ${formatNumber(total - names.length)} más` : ''}`,
  company: 'La empresa',
};
