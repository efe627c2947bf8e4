import type { Menu, MenuItem } from '../documents/index.ts';
import type { ItemDraft } from './drafts.ts';
import type { Id } from './menu-fields.ts';
import { type NameIndex, oneNamed } from './name-index.ts';
import { listedIn } from './read-cells.ts';

type Taxes = NonNullable<MenuItem['taxes']>;
type TaxNames = NameIndex<Menu['taxStructures'][number]>;

/** What a cell says where nothing is taxed. */
export const noTax = 'none';
const noTaxes: ReadonlySet<string> = new Set([noTax, 'no tax', 'exempt', 'tax exempt', 'non-taxable', '-']);

/** The taxes of an item: its own, or those of its category or its department. */
export const taxesOf = ({
  stored,
  category,
  department,
}: Pick<ItemDraft, 'stored' | 'category' | 'department'>): Taxes =>
  stored.taxes ?? category?.stored.taxes ?? department.stored.taxes;

/** The taxes that a cell names; a text is a name that no tax has, or several. */
export const taxesIn = (text: string, taxes: TaxNames): Id[] | string => {
  if (noTaxes.has(text.toLowerCase())) return [];
  const whole = taxNamed(text, taxes);
  if (whole !== undefined) return [whole];
  const found: Id[] = [];
  for (const name of listedIn(text)) {
    const id = taxNamed(name, taxes);
    if (id === undefined) return name;
    found.push(id);
  }
  return [...new Set(found)];
};

/** Other systems write the rate behind the name: `Sales Tax (8.875%)`. */
export const taxNamed = (name: string, taxes: TaxNames): Id | undefined =>
  (oneNamed(taxes, name) ?? oneNamed(taxes, withoutRate(name)))?.id;

const withoutRate = (name: string): string => {
  const bare = name.endsWith(')') ? name.slice(0, -1).trim() : name;
  const at = bare.lastIndexOf(bare === name ? ' ' : '(');
  return at > 0 && /^[\d.,]+ ?%$/.test(bare.slice(at + 1).trim()) ? bare.slice(0, at).trim() : name;
};

export const isSameTaxes = (a: readonly Id[], b: readonly Id[]): boolean =>
  a.length === b.length && a.every(id => b.some(one => String(one) === String(id)));
