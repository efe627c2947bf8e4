import { breadcrumbs, type ScreenMatch, shellTexts, type View } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { employeeOf, rolesQuery } from '../cache/index.ts';
import { AppLink } from '../navigation/index.ts';
import { useActiveTenant } from '../session/index.ts';
import { CrumbTrail } from '../ui/index.ts';
import styles from './breadcrumbs.module.css';

/** The breadcrumbs of a screen that belongs to no tenant. */
export function Breadcrumbs({ match }: { readonly match: ScreenMatch }) {
  const { user, companyId, tenant } = useActiveTenant();
  const tenants = user.accessibleTenants.map(({ id, name }) => [id, name]);
  const names = { ...Object.fromEntries(tenants), ...useObjectName(match, companyId) };
  const crumbs = breadcrumbs(match, { companyId, locationId: tenant?.id ?? null }, names);
  if (crumbs.length < 2) return null;
  return (
    <div className={styles.trail}>
      <CrumbTrail label={shellTexts.breadcrumbs} crumbs={crumbs} Link={AppLink} />
    </div>
  );
}

/** The name of the employee or the role in the address, once the page has loaded it. */
const useObjectName = ({ screen, params: { id = '' } }: ScreenMatch, companyId: string) => {
  const { data: employee } = useQuery({ ...employeeOf(id), enabled: false });
  const { data: roles } = useQuery({ ...rolesQuery(companyId), enabled: false });
  const kind = objectOf[screen.view ?? 'home'];
  const shown = kind === 'role' ? roles?.find(role => role.id === id) : kind && employee;
  const name = shown?.name;
  return name === undefined ? {} : { [id]: name };
};

/** What is shown on a screen, and on those below it. */
const objectOf: Partial<Record<View, 'employee' | 'role'>> = {
  employee: 'employee',
  employeeRepair: 'employee',
  role: 'role',
  roleEdit: 'role',
};
