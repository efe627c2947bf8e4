import { type DocumentKind, documents } from '@commissary/catalog';
import { isMoney, parsePriceSearch } from '@commissary/domain';
import { isArray, isId, memberPath, own, valueAt } from '@commissary/schema';
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

/** The fields that are shown: by what is saved, so that none goes while it is edited. */
export const narrowedFields = (
  fields: readonly SheetField[],
  held: readonly unknown[],
  { prices, scheme, isDifferent }: Narrowing,
): readonly SheetField[] => {
  const search = parsePriceSearch(prices);
  if (search === undefined && scheme === '' && !isDifferent) return fields;
  const inScheme = `${memberPath('/pricing', scheme)}/`;
  return fields.filter(({ path }) => {
    if (scheme !== '' && !path.includes(inScheme)) return false;
    const values = new Set(held.map(document => JSON.stringify(valueAt(document, path))));
    if (isDifferent && values.size < 2) return false;
    const isMeant = (text: string | undefined): boolean => {
      const price: unknown = text === undefined ? undefined : JSON.parse(text);
      return typeof price === 'string' && isMoney(price) && search?.(price) === true;
    };
    return search === undefined || [...values].some(isMeant);
  });
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
