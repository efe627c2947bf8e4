import type { MenuTemplate } from '@commissary/contract';
import { hasCompanyWideGrant } from '@commissary/domain';
import { findMenuRow, listTemplateRows, type MenuRow } from '../../store/documents/index.ts';
import { findCompany, findProvider } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { loadBase } from '../documents/index.ts';
import { notFound } from '../errors/index.ts';

/** The templates of the provider, and of the companies for which the person has a role. */
export const readTemplates = async ({ db, person }: Pick<RequestContext, 'db' | 'person'>): Promise<MenuTemplate[]> => {
  const own = person.grants.flatMap(({ on }) => (on.type === 'COMPANY' ? on.id : []));
  const provider = await findProvider(db);
  return (await listTemplateRows(db, own)).map(row => templateOf(row, row.companyId === provider?.id));
};

/** One of them with its content. */
export const readTemplate = async (context: RequestContext, id: string) => {
  const row = await findMenuRow(context.db, id);
  if (row === undefined || !row.template || row.deletedAt !== null) throw notFound();
  const company = await findCompany(context.db, row.companyId);
  const isProvider = company?.provider === true;
  if (!isProvider && !hasCompanyWideGrant(context.person, row.companyId)) throw notFound();
  const loaded = await loadBase(context, { kind: 'menu', companyId: row.companyId, menuId: id, tenant: null }, {});
  if (loaded === null) throw notFound();
  return { ...templateOf(row, isProvider), menuBlob: JSON.stringify(loaded.document) };
};

const templateOf = (row: MenuRow, provider: boolean): MenuTemplate => ({
  id: row.id,
  name: row.name,
  desc: row.description,
  template: row.template,
  ver: row.version,
  savedAt: row.savedAt?.getTime() ?? null,
  provider,
});
