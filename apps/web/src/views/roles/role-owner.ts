import { type AddressTenant, type RegisteredScreen, screenHref } from '@commissary/catalog';
import type { ActiveTenant } from '../../session/index.ts';
import { employeesHref } from '../employees/index.ts';

/** The owner of the roles on a screen, and the addresses of the neighboring screens. */
export interface RoleOwnerText {
  /** A company's id, or the word for the roles of every company. */
  readonly owner: string;
  readonly isDefault: boolean;
  readonly list: string;
  readonly create: string;
  one(id: string): string;
  edit(id: string): string;
}

/** A screen of the roles of every company is for the provider's own employees. */
export const roleOwner = (screen: RegisteredScreen, tenant: ActiveTenant): RoleOwnerText => {
  const at: AddressTenant = employeesHref(tenant);
  const isDefault = screen.path.toLowerCase().includes('default');
  return isDefault
    ? {
        owner: 'default',
        isDefault,
        list: screenHref('defaultRoles', {}, at),
        create: screenHref('defaultRoleCreate', {}, at),
        one: id => screenHref('defaultRole', { id }, at),
        edit: id => screenHref('defaultRoleEdit', { id }, at),
      }
    : {
        owner: tenant.companyId,
        isDefault,
        list: screenHref('roles', {}, at),
        create: screenHref('roleCreate', {}, at),
        one: id => screenHref('role', { id }, at),
        edit: id => screenHref('roleEdit', { id }, at),
      };
};
