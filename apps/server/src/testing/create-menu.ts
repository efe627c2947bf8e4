import type { UseCaseContext } from '../services/context/index.ts';
import { ensureDocument } from '../store/documents/document.ts';

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
