import type { boardTexts as english } from '../../levels/board.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatNumber } from '../grammar/words.ts';

/** Texts of the publish board with many locations: narrowing it, and groups. */
export const boardTexts: Translated<typeof english> = {
  state: 'Estado de publicación',
  anyState: 'Cualquier estado de publicación',
  held: 'Revertida',
  frozen: 'Congelada',
  notPublished: count => `${formatNumber(count)} sin publicar`,
  nothingThere: 'Allí no hay nada que publicar',
};
