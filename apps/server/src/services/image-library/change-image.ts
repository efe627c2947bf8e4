import type { ImageRecord } from '@commissary/contract';
import { inTransaction } from '../../store/database/index.ts';
import { editImage, findImage, hideImage } from '../../store/images/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, notFound, outdated } from '../errors/index.ts';
import { imageUsages } from './image-usages.ts';
import { imageRecord, isUsed } from './read-images.ts';

export interface ImageEdit {
  readonly ver: number;
  readonly label: string;
  readonly alt: string;
}

/** Changes what an image is called and what is read in its place; 409 where somebody else did meanwhile. */
export const changeImage = async (
  context: RequestContext,
  name: string,
  { ver, label, alt }: ImageEdit,
): Promise<ImageRecord> => {
  const { db, company } = context;
  const before = await findImage(db, company.id, name);
  if (before === undefined) throw notFound();
  const after = await inTransaction(db, async transaction => {
    const edited = await editImage(transaction, { name, version: ver, label, alt });
    if (edited === undefined) throw outdated('ver');
    await recordAudit(context, transaction, {
      action: 'image.edit',
      companyId: company.id,
      target: name,
      subject: label,
      changes: [
        ...(before.label === label ? [] : [{ what: 'Name', was: before.label, now: label }]),
        ...(before.alt === alt ? [] : [{ what: 'Alternative text', was: before.alt || null, now: alt || null }]),
      ],
    });
    return edited;
  });
  return imageRecord(after, await imageUsages(context, company.id));
};

/**
 * Deletes an image that nothing uses: 400 `IMAGE_IN_USE`. Its file stays as long as an earlier version of a document
 * names it, so that what is restored shows it; a save that names it meanwhile brings it back.
 */
export const deleteImage = async (context: RequestContext, name: string): Promise<void> => {
  const { db, company, now } = context;
  const found = await findImage(db, company.id, name);
  if (found === undefined) throw notFound();
  if (isUsed(await imageUsages(context, company.id), name)) throw apiError(400, 'IMAGE_IN_USE', 'name');
  await inTransaction(db, async transaction => {
    if (!(await hideImage(transaction, name, now()))) return;
    await recordAudit(context, transaction, {
      action: 'image.delete',
      companyId: company.id,
      target: name,
      subject: found.label,
    });
  });
};
