import type { Db } from '../../store/database/index.ts';
import { listDocumentRows } from '../../store/documents/index.ts';

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
  (await listDocumentRows(db, companyId, 'menu')).map(row => ({
    id: row.id,
    name: row.name,
    desc: row.description,
    template: row.template,
    ver: row.version ?? 0,
    savedAt: row.saved_at?.getTime() ?? null,
  }));
