import type { Menu } from '@commissary/catalog';
import { headsOfCompany } from '../../store/documents/index.ts';
import { findFirstSteps } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';

interface FirstSteps {
  readonly item: boolean;
  readonly terminal: boolean;
  readonly published: boolean;
  readonly order: boolean;
}

/** After the first publish the first order is introduced for so long. */
const introducedMs = 86_400_000;

/** What a new company has done on the way to its first order. Menus are read only until something is live. */
export const readFirstSteps = async (
  { db, content, now }: Pick<Context, 'db' | 'content' | 'now'>,
  companyId: string,
): Promise<FirstSteps> => {
  const before = new Date(now().getTime() - introducedMs);
  const { terminal, published, publishedBefore: order } = await findFirstSteps(db, companyId, before);
  if (published) return { item: true, terminal, published, order };
  const menus = await headsOfCompany(db, companyId, ['menu'], []);
  const manifests = menus.flatMap(({ heads }) => heads.flatMap(({ manifest }) => manifest ?? []));
  const documents = await content.documents(db, manifests);
  const item = [...documents.values()].some(menu => (menu as Menu).departments.some(({ items }) => items.length > 0));
  return { item, terminal, published, order };
};
