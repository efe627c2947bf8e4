import { imageRules } from '@commissary/domain';
import { imagesOf } from '../../store/calls/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';

/** Throws when the person has uploaded as much for the company as a day allows. */
export const requireImageQuota = async (caller: UseCaseContext, companyId: string, bytes: number): Promise<void> => {
  const { ms, images, bytes: most } = imageRules.daily;
  const since = new Date(caller.now().getTime() - ms);
  const brought = await imagesOf(caller.db, { companyId, personId: caller.person.id, since });
  if (brought.count >= images || brought.bytes + bytes > most) throw apiError(400, 'TOO_MANY_IMAGES');
};
