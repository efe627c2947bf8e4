import type { publishAfterSaveTexts as english } from '../../form/publish-after-save.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount } from '../grammar/words.ts';

/** Texts of the question after a save that is to be published. */
export const publishAfterSaveTexts: Translated<typeof english> = {
  publishAllHint: 'Esto también publica todos los demás cambios guardados.',
  notNow: 'Ahora no',
  publishNow: 'Publicar todo ahora',
  publishToCount: count => `Publicar en ${formatCount(count, 'sucursal', 'sucursales')}`,
  whatChanges: 'Qué cambia',
  publishQuestion: 'Se guardó. ¿Publicarlo ahora?',
};
