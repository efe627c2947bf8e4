import { outOfStockTexts, sentencesIn } from '@commissary/catalog';
import type { OutAt, OutNow } from '@commissary/contract';
import { getAt } from '@commissary/document';
import { parentPath, pathSegments } from '@commissary/schema';
import { listStockOut, type StockOut, stockOutAt } from '../../store/documents/index.ts';
import { findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import type { RequestContext } from '../context/index.ts';
import { cachedHeads, effectiveDocument, layerHashesOf } from '../documents/index.ts';
import { type AskedStock, scopeOf } from './scope-of.ts';

interface OutNowPage {
  readonly tenantId?: string | undefined;
  readonly skip?: number | undefined;
  readonly limit?: number | undefined;
}

/** A page of what is saved as out of stock within reach, the newest first. [RULE.out.06] What is no longer on the menu is left out. */
export const readOutNow = async (
  context: RequestContext,
  { tenantId, skip = 0, limit = 50 }: OutNowPage,
): Promise<{ readonly entries: OutNow[]; readonly total: number }> => {
  const now = context.now().getTime();
  const { entries, total } = await listStockOut(context.db, await scopeOf(context, { tenantId }), { now, skip, limit });
  const firsts = await findTenants(context.db, [
    ...new Set(entries.flatMap(({ locationIds }) => locationIds[0] ?? [])),
  ]);
  const locations = new Map(firsts.map(one => [one.id, one]));
  const named: OutNow[] = [];
  for (const entry of entries) {
    const location = locations.get(entry.locationIds[0] ?? '');
    const labels = location && (await labelsOf(context, location, entry));
    if (labels === undefined || labels.name === '') continue;
    const { locationIds, at, ...rest } = entry;
    named.push({ ...rest, ...labels, locationIds: [...locationIds], at: at.getTime() });
  }
  return { entries: named, total };
};

/** What is out, and the names that lead to it, in the menu of the location; whoever reaches a location reads all of its menu. */
const labelsOf = async (
  context: RequestContext,
  location: TenantRecord,
  { menuId, path }: StockOut,
): Promise<Pick<OutNow, 'name' | 'within'> | undefined> => {
  const heads = await cachedHeads(context, { kind: 'menu', companyId: location.companyId, tenant: location, menuId });
  const { document } = await effectiveDocument(context, layerHashesOf(heads));
  if (getAt(document, path) === undefined) return undefined;
  const { changeTextsIn, labeled } = sentencesIn(context.language);
  const texts = changeTextsIn(location.timeZone ?? 'UTC');
  const names = { definition: labeled(definitions.menu.field), documents: [document] };
  const segments = pathSegments(texts, names, parentPath(path) ?? path);
  // A size of one item is nothing without its item.
  const isOption = segments.at(-1)?.as === 'lent';
  const labels = segments.map(({ text }) => text);
  const [item = '', option = ''] = isOption ? labels.slice(-2) : [];
  const name = isOption ? outOfStockTexts.optionOf(item, option) : (labels.at(-1) ?? '');
  return { name, within: labels.slice(0, isOption ? -2 : -1) };
};

/** The locations within reach at which a value of a menu, or any, says that something is out of stock, by name. [RULE.out.07] */
export const readOutAt = async (
  context: RequestContext,
  { path, ...asked }: AskedStock & { readonly path?: string | undefined },
): Promise<OutAt[]> => {
  const scope = await scopeOf(context, asked);
  const rows = await stockOutAt(context.db, scope, { now: context.now().getTime(), menuId: asked.menuId, path });
  return rows.map(row => ({ ...row, at: row.at.getTime() }));
};
