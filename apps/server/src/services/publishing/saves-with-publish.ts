import { publishedTogether } from '@commissary/catalog';
import type { PublishKind } from '@commissary/domain';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { planEdits, planUndo, type SetRequest, type UndoRequest } from '../levels/index.ts';
import type { Save } from '../saving/index.ts';

/** Overrides that are saved together with a publish: edits, or the undo of the newest save. */
export type SavesWith =
  | (Omit<SetRequest, 'companyId'> & { readonly act: 'set' })
  | (Omit<UndoRequest, 'companyId'> & { readonly act: 'undo' });

/**
 * The saves of a publish, validated and authorized like saves of their tenants. Their content is stored before anything
 * references it, so that the configurations can be computed as if it were saved; the ids of their revisions are known
 * for the pins.
 */
export const planSaves = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  locations: readonly TenantRecord[],
  requested: SavesWith | undefined,
): Promise<readonly Save[]> => {
  if (requested === undefined) return [];
  if (!publishedTogether(blobType).includes(requested.kind)) throw apiError(400, 'NOT_PUBLISHED', 'saves');
  const published = new Set(locations.map(({ id }) => id));
  const other = requested.places.find(({ tenantId }) => !published.has(tenantId));
  if (other !== undefined) throw apiError(400, 'NOT_PUBLISHED', other.tenantId);
  const companyId = locations[0]?.companyId ?? '';
  const { saves } =
    requested.act === 'set'
      ? await planEdits(caller, { ...requested, companyId })
      : await planUndo(caller, { ...requested, companyId });
  const contents = saves.map(({ revision }) => revision.content);
  await caller.content.put(caller.db, contents);
  caller.content.stored(contents);
  return saves.map(({ heads, revision }) => ({ heads, revision: { ...revision, id: caller.newId() } }));
};
