import { type DocumentKind, documents } from '@commissary/catalog';
import { parsePriceSearch } from '@commissary/domain';
import { isArray, isId, memberPath, own, valueAt } from '@commissary/schema';
import { hasPrice, type ShownValues, storedOrInherited } from '../../form/rows/index.ts';
import { effectiveOf, type LoadedSnapshot, savedCopy } from '../../snapshot/index.ts';
import { differentTenants } from './different-tenants.ts';
import type { SheetField } from './sheet-fields.ts';

/** Which of the chosen fields are shown. */
export interface Narrowing {
  /** A search for prices: `over 30`. A text that is none narrows nothing. */
  readonly prices: string;
  /** The id of a pricing scheme; empty for all. */
  readonly scheme: string;
  /** Those alone whose values differ between the documents. */
  readonly isDifferent: boolean;
}

/**
 * The fields that are shown: by what their cells show of what is saved, inherited and followed prices included, so that
 * none goes while it is edited. `shown` = the tenants whose columns are shown.
 */
export const narrowedFields = (
  fields: readonly SheetField[],
  shown: readonly LoadedSnapshot[],
  { prices, scheme, isDifferent }: Narrowing,
): readonly SheetField[] => {
  const search = parsePriceSearch(prices);
  if (search === undefined && scheme === '' && !isDifferent) return fields;
  const inScheme = `${memberPath('/pricing', scheme)}/`;
  const inModifierScheme = `${memberPath('/pricingSchemes', scheme)}/`;
  const different = shown[0] && differentTenants(shown[0].definition, shown);
  return fields.filter(({ path }) => {
    if (scheme !== '' && !path.includes(inScheme) && !path.includes(inModifierScheme)) return false;
    if (search === undefined && !isDifferent) return true;
    const read = (different?.(path) ?? []).map(opened => ({
      ...shownAt(opened, path),
      isLocation: opened.level === 'location',
    }));
    const values = read.flatMap(one => (one.isLocation ? JSON.stringify(one.values) : []));
    if (isDifferent && new Set(values).size < 2) return false;
    return search === undefined || read.some(one => hasPrice(one, search));
  });
};

const shownAt = (opened: LoadedSnapshot, path: string): ShownValues => {
  const document = effectiveOf(opened, savedCopy(opened));
  return storedOrInherited(opened.definition, document, path, valueAt(document, path));
};

/** The pricing schemes of menus that prices are shown for; none for documents without prices. */
export const pricingSchemes = (
  kind: DocumentKind,
  held: readonly unknown[],
): readonly { readonly value: string; readonly label: string }[] => {
  if (documents[kind].pricesAt === undefined) return [];
  const schemes = held.flatMap(document => {
    const list = valueAt(document, '/pricingSchemes');
    return isArray(list) ? list : [];
  });
  const names = new Map<string, string>();
  for (const scheme of schemes) {
    const [id, name] = [own(scheme, 'id'), own(scheme, 'name')];
    if (isId(id) && typeof name === 'string') names.set(String(id), name);
  }
  return [...names].map(([value, label]) => ({ value, label }));
};
