import type { revertTexts as english } from '../../../levels/reverting/revert.ts';
import type { Translated } from '../../grammar/translated.ts';
import { formatCount, pluralForm } from '../../grammar/words.ts';

const unpublished = (name: string, count: number): string =>
  `${name} tiene ${formatCount(count, 'cambio sin publicar', 'cambios sin publicar')}`;

const stays = (count: number): string => pluralForm(count, 'se queda', 'se quedan');

/** Texts of the revert of locations. */
export const revertTexts: Translated<typeof english> = {
  open: 'Descartar…',
  title: where => `Descartar cambios en ${where}`,
  about: 'Los cambios guardados y sin publicar se descartan. Lo que está en vigor se mantiene.',
  discarded: 'Se descarta',
  discards: (name, changes, document) => `${name}: ${changes} (${document})`,
  staying: 'Se queda',
  reasons: {
    shared: (name, count) => `${unpublished(name, count)} que otras sucursales comparten; ${stays(count)}.`,
    'no-access': (name, count) => `${unpublished(name, count)} sin acceso para usted; ${stays(count)}.`,
    'different-versions': (name, count) =>
      `${unpublished(name, count)}, y en estas sucursales están en vigor versiones distintas; ${stays(count)}.`,
    'never-published': (name, count) => `${unpublished(name, count)} y nunca se publicó; ${stays(count)}.`,
  },
  company: 'Empresa',
  nothing: 'Estas sucursales no tienen nada propio que descartar.',
  endsSchedules: 'Descartar cancela lo programado allí.',
  forbidden: 'No tiene permiso para cambiar todo lo que se descartaría.',
  previewFailed: 'No se pudo cargar la vista previa.',
  accept: changes => `Descartar ${changes}`,
  done: changes => `Se descartó: ${changes}.`,
  failed: 'No se descartó nada. Inténtelo de nuevo más tarde.',
};
