import type { File } from '@commissary/contract';
import { imageTypeOfBytes, imageTypeOfName } from '@commissary/domain';
import { insertImage } from '../../store/images/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Context, UseCaseContext } from '../context/index.ts';
import { apiError, notFound } from '../errors/index.ts';
import { requireImageQuota } from './require-image-quota.ts';
import { newImageOf, type Upload } from './upload-link.ts';

/** Stores a file that was uploaded to a signed address. Its first bytes must match the declared type. */
export const storeImage = async (
  caller: UseCaseContext,
  { name, companyId, fileName, size }: Upload,
  { type, bytes }: File,
): Promise<void> => {
  const announced = imageTypeOfName(name);
  if (type !== announced || imageTypeOfBytes(bytes) !== announced) throw apiError(400, 'NOT_AN_IMAGE', '/body');
  if (size !== undefined && size !== bytes.length) throw apiError(400, 'WRONG_SIZE', '/body');
  await requireImageQuota(caller, companyId, bytes.length);
  const kept = await caller.images.put(name, bytes);
  if (kept === 'another') throw apiError(409, 'ALREADY_THERE', '/params/name');
  // Also where a process ended between the file and the row.
  await insertImage(caller.db, {
    ...newImageOf(caller, { name, companyId, fileName }),
    bytes: bytes.length,
    stored: true,
  });
  if (kept === 'new')
    await recordAudit(caller, caller.db, {
      action: 'image.upload',
      companyId,
      target: name,
      subject: fileName,
      details: { bytes: bytes.length },
    });
};

export const readImage = async ({ images }: Pick<Context, 'images'>, name: string): Promise<File> => {
  const type = imageTypeOfName(name);
  const bytes = type === null ? null : await images.get(name);
  if (type === null || bytes === null) throw notFound();
  return { type, bytes };
};
