import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleCompanyId } from '../../apps/server/src/sample/company.ts';
import { insertImage } from '../../apps/server/src/store/images/index.ts';

/** A picture of one dot. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const nameLength = 43;

/** Adds so many images to the sample company, which no call could upload within its rate; `dataFolder` is the server's. */
export async function growImages(db, dataFolder, count) {
  const folder = join(dataFolder, 'images');
  await mkdir(folder, { recursive: true });
  const at = new Date();
  const numbers = Array.from({ length: count }, (_, number) => number);
  const nameOf = number => `${String(number).padStart(nameLength, '0')}.png`;
  await db.transaction().execute(async transaction => {
    for (const number of numbers)
      await insertImage(transaction, {
        name: nameOf(number),
        companyId: sampleCompanyId.id,
        fileName: `image-${number}.png`,
        label: `Image ${number}`,
        bytes: dot.length,
        byName: 'Priya Raman',
        at,
        stored: true,
      });
  });
  for (const number of numbers) await writeFile(join(folder, nameOf(number)), dot);
}
