import type { laterSavesTexts as english } from '../../levels/later-saves.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList } from '../grammar/words.ts';

/** Texts of a publish that was refused because something was saved since its preview. */
export const laterSavesTexts: Translated<typeof english> = {
  title: authors =>
    `${authors.length === 0 ? 'Esto cambió' : `${formatList(authors)} ${authors.length === 1 ? 'guardó' : 'guardaron'} cambios`} desde que usted miró. No se publicó nada.`,
  noLongerSaved: count =>
    `${formatCount(count, 'cambio')} que usted vio ya no ${count === 1 ? 'está guardado' : 'están guardados'}.`,
  label: 'Guardado desde que usted miró',
  include: 'Incluir',
  leaveOut: 'Dejar fuera',
  hint: 'Dejar fuera publica lo que usted vio. Lo que se guardó después queda sin publicar; los empleados y las licencias son siempre los de hoy.',
};
