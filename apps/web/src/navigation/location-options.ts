import { shellTexts } from '@commissary/catalog';
import type { AccessibleTenant, User } from '@commissary/contract';
import type { Level } from '@commissary/domain';

export interface TenantOption {
  /** The group or location; null is the company. */
  readonly id: string | null;
  readonly name: string;
  readonly level: Level;
  /** The group that a location is in. */
  readonly within?: string;
}

export interface TenantOptions {
  readonly title: string;
  readonly options: readonly TenantOption[];
}

/** The options of the location selector: the company, its groups, its locations, filtered by name. */
export const tenantOptions = (user: User, text: string): readonly TenantOptions[] => {
  const query = text.trim().toLocaleLowerCase();
  const groups = user.accessibleTenants.filter(({ type }) => type === 'GROUP');
  const nameOf = new Map(groups.map(({ id, name }) => [id, name]));
  const locations = user.accessibleTenants.filter(({ type }) => type === 'LOCATION');
  const company: TenantOption[] = user.companyWide ? [{ id: null, name: user.companyName, level: 'company' }] : [];
  const matching = (options: readonly TenantOption[]) =>
    options.filter(({ name, within = '' }) => `${name} ${within}`.toLocaleLowerCase().includes(query));
  return [
    { title: shellTexts.company, options: matching(company) },
    { title: shellTexts.groups, options: matching(groups.map(optionOf('group', nameOf))).toSorted(byName) },
    { title: shellTexts.locations, options: matching(locations.map(optionOf('location', nameOf))).toSorted(byName) },
  ].filter(({ options }) => options.length > 0);
};

const optionOf =
  (level: Level, nameOf: ReadonlyMap<string, string>) =>
  ({ id, name, groupId }: AccessibleTenant): TenantOption => {
    const within = nameOf.get(groupId ?? '');
    return { id, name, level, ...(within !== undefined && { within }) };
  };

/** Asked for each comparison, `localeCompare` with a locale takes ten times as long. */
const collator = new Intl.Collator('en', { numeric: true });
const byName = (a: TenantOption, b: TenantOption) => collator.compare(a.name, b.name);
