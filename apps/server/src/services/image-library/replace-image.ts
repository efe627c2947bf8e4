import { contract, hrefOf } from '@commissary/contract';
import { editImage, findImage } from '../../store/images/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { IdempotentContext, RequestContext } from '../context/index.ts';
import { apiError, notFound, outdated } from '../errors/index.ts';
import { planEdits, type TenantEdits } from '../levels/index.ts';
import { catchApiError, commitOnce, type Save } from '../saving/index.ts';
import { type ImageUsage, imageUsages, seenUsages } from './image-usages.ts';
import { confirmUploads } from './read-images.ts';

export interface Replacement {
  /** The image that is shown instead. */
  readonly by: string;
  /** Where the old one was used when it was asked. */
  readonly seen: string;
}

/**
 * Moves every reference to an image to another one, in all documents and overrides by one transaction, each as a save of
 * its place; what is live follows with the next publish. Returns how many.
 */
export const replaceImage = async (
  caller: RequestContext & IdempotentContext,
  name: string,
  { by, seen }: Replacement,
): Promise<number> => {
  const { db, company } = caller;
  const find = async () => [await findImage(db, company.id, name), await findImage(db, company.id, by)];
  const found = await find();
  // What was uploaded past the server is known once it is asked for: a file that replaces an image just arrived.
  if (found.includes(undefined)) await confirmUploads(caller);
  const [old, other] = found.includes(undefined) ? await find() : found;
  if (old === undefined) throw notFound();
  if (other === undefined || by === name) throw apiError(400, 'UNKNOWN_IMAGE', '/body/by');
  const planned = await catchApiError(async () => {
    const usages = (await imageUsages(caller, company.id)).saved.get(name) ?? [];
    if (seenUsages(usages) !== seen) throw outdated('seen');
    const saves: Save[] = [];
    for (const [first, ...more] of Map.groupBy(usages, ({ kind, menuId }) => `${kind} ${menuId}`).values()) {
      if (first === undefined) continue;
      const { kind, menuId } = first;
      const places = editsOf(company.id, [first, ...more], value => withImage(value, name, by));
      const request = { kind, companyId: company.id, ...(menuId !== null && { menuId }), places };
      saves.push(...(await planEdits(caller, request)).saves);
    }
    return {
      saves,
      answer: async (transaction: typeof db) => {
        const { label, alt } = old;
        await editImage(transaction, { name: by, version: other.version, label, alt });
        await recordAudit(caller, transaction, {
          action: 'image.replace',
          companyId: company.id,
          target: name,
          subject: label,
          details: { by, places: usages.length },
        });
        return usages.length;
      },
    };
  });
  const replaced = await commitOnce(caller, `image.replace ${name} ${by} ${seen}`, planned);
  if (replaced === null) throw outdated('seen');
  return replaced;
};

const editsOf = (
  companyId: string,
  usages: readonly ImageUsage[],
  next: (value: unknown) => unknown,
): readonly TenantEdits[] =>
  [...Map.groupBy(usages, ({ tenantId }) => tenantId)].map(([tenantId, some]) => ({
    tenantId: tenantId ?? companyId,
    ver: some[0]?.version ?? 0,
    edits: some.map(({ path, value }) => ({ op: 'set' as const, path, value: next(value) })),
  }));

/** An address, or an array with addresses, with the other image in place of this one. */
const withImage = (value: unknown, name: string, by: string): unknown => {
  if (Array.isArray(value)) return value.map(one => withImage(one, name, by));
  const isThis = typeof value === 'string' && value.slice(value.lastIndexOf('/') + 1) === name;
  return isThis ? hrefOf(contract.images.read.path, { name: by }) : value;
};
