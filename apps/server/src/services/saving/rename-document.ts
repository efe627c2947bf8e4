import { hasSeveral } from '@commissary/catalog';
import type { AuditChange } from '@commissary/domain';
import { type Db, inTransaction, lockCompanies, signal } from '../../store/database/index.ts';
import { locationsWithMenu, updateDocument } from '../../store/documents/index.ts';
import { recordAudit } from '../audit/index.ts';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { documentSignal, type LayerHeads } from '../documents/index.ts';
import { ApiError, apiError } from '../errors/index.ts';

/** What a save may change of one of several documents beside its content; what is absent stays. */
export interface DocumentEdit {
  readonly name?: string | undefined;
  readonly desc?: string | undefined;
  readonly template?: boolean | undefined;
}

/** Writes the new name and description inside a transaction. */
type WriteRename = (db: Db) => Promise<void>;

/**
 * The change of a document's name, description or being a template; null where nothing differs. Throws where the person
 * may not edit the document, or not make templates.
 */
export const plannedRename = (
  caller: UseCaseContext,
  { layer, document, may }: LayerHeads,
  { name = document.name, desc = document.description, template = document.template }: DocumentEdit,
): WriteRename | null => {
  const { field, title } = definitions[layer.kind];
  const changes: AuditChange[] = [
    { what: 'Name', was: document.name, now: name },
    { what: 'Description', was: document.description, now: desc },
    { what: 'Template', was: yesOrNo(document.template), now: yesOrNo(template) },
  ].filter(({ was, now }) => was !== now);
  if (!hasSeveral(layer.kind) || changes.length === 0) return null;
  const needed = [field.permission, template === document.template ? undefined : 'manageMenuTemplates'];
  const refused = needed.some(permission => permission !== undefined && !may(permission));
  if (refused)
    throw new ApiError(
      403,
      changes.map(({ what }) => ({ code: 'FORBIDDEN', path: `/body/${keys[what]}` })),
    );
  return async db => {
    if (template && !document.template) await requireUnused(db, layer.companyId, document.id);
    await updateDocument(db, document.id, { name, description: desc, template });
    await recordAudit(caller, db, {
      action: 'document.rename',
      companyId: layer.companyId,
      target: document.id,
      subject: `the ${title.text} ${name}`,
      changes,
    });
  };
};

/** What locations use becomes no template: whoever assigns a menu holds the same lock. */
const requireUnused = async (db: Db, companyId: string, menuId: string): Promise<void> => {
  await lockCompanies(db, [companyId]);
  const locations = await locationsWithMenu(db, menuId);
  if (locations.length > 0)
    throw new ApiError(
      400,
      locations.map(path => ({ code: 'MENU_IN_USE', path })),
    );
};

/** Only who writes templates changes what is in one. */
export const requireTemplateWriter = ({ document, may }: LayerHeads): void => {
  if (document.template && !may('manageMenuTemplates')) throw apiError(403, 'FORBIDDEN', '/body/template');
};

/** A change of the name alone: the content keeps its version. */
export const renameDocument = async (
  caller: UseCaseContext,
  { layer }: LayerHeads,
  write: WriteRename,
): Promise<void> => {
  await inTransaction(caller.db, async db => {
    await lockCompanies(db, [layer.companyId]);
    await write(db);
  });
  await signal(caller.db, documentSignal(layer));
};

const keys: Readonly<Record<string, keyof DocumentEdit>> = { Name: 'name', Description: 'desc', Template: 'template' };

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');
