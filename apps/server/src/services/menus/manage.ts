import { can } from '@commissary/domain';
import { findMenuRow, type MenuRow } from '../../store/documents/index.ts';
import type { RequestContext } from '../context/index.ts';
import { ApiError, notFound } from '../errors/index.ts';

type Asking = Pick<RequestContext, 'db' | 'company' | 'person'>;

/** How long a deleted menu can be restored. */
export const restoreMs = 30 * 24 * 3_600_000;

/** Menus and templates are managed by different people. */
export const isManager = ({ person, company }: Pick<Asking, 'person' | 'company'>, template: boolean): boolean =>
  can(person, template ? 'manageMenuTemplates' : 'manageMenus', { companyId: company.id });

/** 403 for anyone else, at a path of the call. */
export const requireManager = (asking: Asking, template: boolean, path?: string): void => {
  if (isManager(asking, template)) return;
  throw new ApiError(403, [path === undefined ? { code: 'FORBIDDEN' } : { code: 'FORBIDDEN', path }]);
};

/** A menu or template of the call's company, deleted or not, that the person manages. */
export const requireManaged = async (asking: Asking, menuId: string): Promise<MenuRow> => {
  const found = await findMenuRow(asking.db, menuId);
  if (found === undefined || found.companyId !== asking.company.id) throw notFound();
  requireManager(asking, found.template);
  return found;
};

/** A menu as lists show it. */
export const menuRecord = ({ id, name, description, template, version, savedAt }: MenuRow) => ({
  id,
  name,
  desc: description,
  template,
  ver: version,
  savedAt: savedAt?.getTime() ?? null,
});
