import type { publishEndedTexts as english } from '../../levels/publish-ended.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList } from '../grammar/words.ts';

const at = (count: number): string => formatCount(count, 'sucursal', 'sucursales');

/** What is told when a publish has ended that took long, to who asked for it. */
export const publishEndedTexts: Translated<typeof english> = {
  ended: (title, { SUCCESS = 0, FAILED = 0, TERMINATED = 0 }) =>
    `Terminó la publicación de ${title}: ${formatList([
      ...(SUCCESS > 0 || FAILED + TERMINATED === 0 ? [`en vigor en ${at(SUCCESS)}`] : []),
      ...(FAILED > 0 ? [`con error en ${at(FAILED)}`] : []),
      ...(TERMINATED > 0 ? [`detenida en ${at(TERMINATED)}`] : []),
    ])}.`,
  open: 'Abrir la publicación',
};
