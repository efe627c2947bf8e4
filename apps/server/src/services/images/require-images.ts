import type { DocumentKind } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { fieldAt, imagesIn } from '@commissary/schema';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { ApiError } from '../errors/index.ts';

/** Throws when a save references an image that is not stored: it was not uploaded, or the upload was not an image. */
export const requireImages = async (
  { images }: Pick<UseCaseContext, 'images'>,
  kind: DocumentKind,
  changes: readonly Change[],
): Promise<void> => {
  const named = changes.flatMap(change => {
    const field = 'value' in change ? fieldAt(definitions[kind].field, change.path) : undefined;
    return field === undefined || !('value' in change) ? [] : imagesIn(field, change.value, change.path);
  });
  const there = new Map<string, Promise<boolean>>();
  const failures: { code: string; path: string }[] = [];
  for (const { name, path } of named) {
    const asked = there.get(name) ?? images.has(name);
    there.set(name, asked);
    if (!(await asked)) failures.push({ code: 'UNKNOWN_IMAGE', path });
  }
  if (failures.length > 0) throw new ApiError(400, failures);
};
