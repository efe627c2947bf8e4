import { type Db, inTransaction, lockCompanies, signal } from '../../store/database/index.ts';
import {
  deleteMenu as deleteRow,
  findMenuRow,
  locationsWithMenu,
  type MenuRow,
  restoreMenu as restoreRow,
} from '../../store/documents/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { documentSignal } from '../documents/index.ts';
import { ApiError, apiError, notFound } from '../errors/index.ts';
import { menuRecord, requireManaged, restoreMs } from './manage.ts';

/**
 * Deletes a menu; its saves stay, and so does what was published of it. 400 `MENU_IN_USE` names the locations that use
 * it: those that get a menu hold the same lock, so that none gets this one meanwhile.
 */
export const deleteMenu = async (context: RequestContext, menuId: string): Promise<number> => {
  const at = context.now();
  await write(context, menuId, 'menu.remove', async (db, menu) => {
    if (menu.deletedAt !== null) throw notFound();
    const locations = await locationsWithMenu(db, menuId);
    if (locations.length > 0)
      throw new ApiError(
        400,
        locations.map(path => ({ code: 'MENU_IN_USE', path })),
      );
    if (!(await deleteRow(db, menuId, at, context.person.name))) throw notFound();
  });
  return at.getTime() + restoreMs;
};

/** Restores a menu that was deleted at most 30 days ago, as it was. */
export const restoreMenu = async (context: RequestContext, menuId: string) => {
  const since = new Date(context.now().getTime() - restoreMs);
  await write(context, menuId, 'menu.restore', async db => {
    if (!(await restoreRow(db, menuId, since))) throw apiError(400, 'NOT_RESTORABLE');
  });
  const restored = await findMenuRow(context.db, menuId);
  if (restored === undefined) throw notFound();
  return menuRecord(restored);
};

const write = async (
  context: RequestContext,
  menuId: string,
  action: 'menu.remove' | 'menu.restore',
  change: (db: Db, menu: MenuRow) => Promise<void>,
): Promise<void> => {
  const { company, person } = context;
  await inTransaction(context.db, async db => {
    await lockCompanies(db, [company.id]);
    const menu = await requireManaged({ db, company, person }, menuId);
    await change(db, menu);
    await recordAudit(context, db, { action, companyId: company.id, target: menuId, subject: menu.name });
  });
  await signal(context.db, documentSignal({ kind: 'menu', companyId: company.id, menuId, tenant: null }));
};
