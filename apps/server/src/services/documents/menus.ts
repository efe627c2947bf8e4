import type { Db } from '../../store/database/index.ts';
import { ensureDocument, listMenuRows as listRows } from '../../store/documents/index.ts';
import type { UseCaseContext } from '../context/index.ts';

export interface CompanyMenu {
  readonly id: string;
  readonly name: string;
  readonly desc: string;
  readonly template: boolean;
  readonly ver: number;
  readonly savedAt: number | null;
}

/** The menus of a company, without their content. */
export const readMenus = async (db: Db, companyId: string): Promise<CompanyMenu[]> =>
  (await listRows(db, companyId)).map(row => ({
    id: row.id,
    name: row.name,
    desc: row.description,
    template: row.template,
    ver: row.version ?? 0,
    savedAt: row.saved_at?.getTime() ?? null,
  }));

/** An empty menu: version 0 until its first save. */
export const createMenu = async (
  caller: Pick<UseCaseContext, 'db' | 'now' | 'newId'>,
  menu: { readonly companyId: string; readonly name: string; readonly desc?: string; readonly id?: string },
): Promise<string> => {
  const id = menu.id ?? caller.newId();
  await ensureDocument(caller.db, {
    id,
    company_id: menu.companyId,
    kind: 'menu',
    name: menu.name,
    description: menu.desc ?? '',
    template: false,
    created_at: caller.now(),
  });
  return id;
};
