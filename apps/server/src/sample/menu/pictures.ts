import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Menu } from '@commissary/catalog';
import { contract, type File, hrefOf } from '@commissary/contract';

/** A painted picture of an item: its file, and the name under which the image store has it. */
export interface SamplePicture {
  readonly itemId: string;
  readonly name: string;
  readonly file: File;
}

type Color = readonly [red: number, green: number, blue: number];
type Dish = readonly [base: Color, rim: Color, topping: Color, leaf: Color];

const basil: Color = [62, 122, 58];
const crust: Color = [205, 150, 84];
const tomato: Color = [196, 58, 36];
const cream: Color = [248, 240, 218];

/** What each dish is painted with: what lies on the plate, its rim, and what is strewn over it. */
const dishes: Readonly<Record<string, Dish>> = {
  margherita: [tomato, crust, cream, basil],
  diavola: [tomato, crust, [128, 30, 24], [230, 170, 60]],
  pepperoni: [[214, 120, 50], crust, [158, 34, 28], [250, 220, 150]],
  bianca: [cream, crust, [232, 214, 160], basil],
  caesar: [[150, 190, 90], [110, 160, 70], [214, 176, 112], cream],
  nicoise: [
    [120, 168, 84],
    [88, 132, 62],
    [240, 214, 92],
    [86, 60, 92],
  ],
  tiramisu: [
    [238, 222, 192],
    [120, 76, 44],
    [92, 58, 34],
    [120, 76, 44],
  ],
  'burrata-and-tomato': [[206, 62, 44], [178, 42, 32], cream, basil],
};

const width = 240;
const height = 180;
const table: Color = [226, 218, 206];
const plate: Color = [252, 251, 248];
const plateEdge: Color = [224, 222, 216];

/** The pictures of the sample menu, small and computed: a repository of text has no photographs. */
export const samplePictures = (): readonly SamplePicture[] =>
  Object.entries(dishes).map(([itemId, dish]) => {
    const bytes = png([table, plate, plateEdge, ...dish]);
    // A name has the length of a random one; derived from the content, it is the same at a repeated start.
    return { itemId, name: `${createHash('sha256').update(bytes).digest('base64url')}.png`, file: { type, bytes } };
  });

const type = 'image/png';

/** A department whose items name their pictures. */
export const withPictures =
  (pictures: readonly SamplePicture[]) =>
  (department: Menu['departments'][number]): Menu['departments'][number] => ({
    ...department,
    items: department.items.map(item => {
      const picture = pictures.find(({ itemId }) => itemId === item.id);
      if (picture === undefined) return item;
      const imageId = hrefOf(contract.images.read.path, { name: picture.name });
      return { ...item, info: { ...item.info, imageId } };
    }),
  });

/** The index of the color of a pixel: a plate from above with a round dish, pieces strewn over it in a spiral. */
const colorAt = (x: number, y: number): number => {
  const from = Math.hypot(x - width / 2, y - height / 2);
  if (from > 84) return 0;
  if (from > 78) return 2;
  if (from > 64) return 1;
  if (from > 56) return 4;
  for (let piece = 0; piece < pieces; piece++) {
    const angle = piece * goldenAngle;
    const reach = 50 * Math.sqrt((piece + 0.5) / pieces);
    const [left, top] = [width / 2 + reach * Math.cos(angle), height / 2 + reach * Math.sin(angle)];
    if (Math.hypot(x - left, y - top) < (piece % 3 === 0 ? 4.5 : 7)) return piece % 3 === 0 ? 6 : 5;
  }
  return 3;
};
const pieces = 18;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** One byte a pixel, each row after the byte of its filter: the same drawing for every dish. */
const drawing = (): Buffer => {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = colorAt(x, y);
  return deflateSync(rows);
};
let drawn: Buffer | undefined;

/** A PNG file with a palette. */
const png = (palette: readonly Color[]): Buffer<ArrayBuffer> => {
  drawn ??= drawing();
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, each an index into the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', drawn),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (name: string, content: Buffer): Buffer<ArrayBuffer> => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
};
