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
  const wanted = text.trim().toLocaleLowerCase();
  const groups = user.accessibleTenants.filter(({ type }) => type === 'GROUP');
  const locations = user.accessibleTenants.filter(({ type }) => type === 'LOCATION');
  const company: TenantOption[] = user.companyWide ? [{ id: null, name: user.companyName, level: 'company' }] : [];
  const matching = (options: readonly TenantOption[]) =>
    options.filter(({ name, within = '' }) => `${name} ${within}`.toLocaleLowerCase().includes(wanted));
  return [
    { title: shellTexts.company, options: matching(company) },
    { title: shellTexts.groups, options: matching(groups.map(optionOf('group', groups)).toSorted(byName)) },
    { title: shellTexts.locations, options: matching(locations.map(optionOf('location', groups)).toSorted(byName)) },
  ].filter(({ options }) => options.length > 0);
};

const optionOf =
  (level: Level, groups: readonly AccessibleTenant[]) =>
  ({ id, name, groupId }: AccessibleTenant): TenantOption => {
    const within = groups.find(group => group.id === groupId)?.name;
    return { id, name, level, ...(within !== undefined && { within }) };
  };

const byName = (a: TenantOption, b: TenantOption) => a.name.localeCompare(b.name, 'en', { numeric: true });
