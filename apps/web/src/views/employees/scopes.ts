import { employeesTexts } from '@commissary/catalog';
import type { Employee } from '@commissary/contract';
import { isTenantChosen, type TenantValue } from '@commissary/schema';
import type { ActiveTenant } from '../../session/index.ts';

type GrantObject = Employee['roles'][number]['grantObject'];

/** A tenant of a role as the value of an option; empty: none is chosen yet. */
export const scopeValue = (on: TenantValue<string>): string => (isTenantChosen(on) ? `${on.type}:${on.id}` : '');

/** Null: none is chosen yet. */
export const scopeOfValue = (value: string | null): GrantObject | null => {
  const [, type, id = ''] = /^(GLOBAL|COMPANY|GROUP|LOCATION):(.*)$/.exec(value ?? '') ?? [];
  return type === undefined ? null : { type: type as GrantObject['type'], id };
};

export type Workplace = Employee['jobs'][number]['grantObject'];

/** The same for a job, which nobody has everywhere. */
export const workplaceOfValue = (value: string): Workplace | null => {
  const scope = scopeOfValue(value);
  return scope === null || scope.type === 'GLOBAL' ? null : { type: scope.type, id: scope.id };
};

/** The id of the group or location of an option; null: the company; undefined: none is chosen. */
export const placeOfScope = (value: string): string | null | undefined => {
  const place = workplaceOfValue(value);
  return place === null ? undefined : place.type === 'COMPANY' ? null : place.id;
};

export interface ScopeOption {
  readonly value: string;
  readonly label: string;
}

/** The tenants where a role can be granted: the company for its own employees, and every accessible tenant. */
export const scopeChoices = ({ user }: Pick<ActiveTenant, 'user'>): readonly ScopeOption[] => [
  ...(user.companyWide
    ? [{ value: scopeValue({ type: 'COMPANY', id: user.companyId }), label: user.companyName }]
    : []),
  ...user.accessibleTenants.map(({ id, type, name }) => ({
    value: scopeValue({ type, id }),
    label: type === 'GROUP' ? employeesTexts.groupOption(name) : name,
  })),
];

/** A tenant that the user cannot choose still has to be shown. */
export const withHidden = (scopes: readonly ScopeOption[], values: readonly string[]): readonly ScopeOption[] => {
  const known = new Set(scopes.map(({ value }) => value));
  const hidden = values.filter(value => value !== '' && !known.has(value));
  return [...scopes, ...[...new Set(hidden)].map(value => ({ value, label: hiddenLabel(value) }))];
};

const hiddenLabel = (value: string): string =>
  value.startsWith('GLOBAL') ? employeesTexts.everywhereLabel : employeesTexts.hiddenLocationLabel;
