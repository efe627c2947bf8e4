import { breadcrumbs, type ScreenMatch, shellTexts } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { employeeOf } from '../cache/index.ts';
import { AppLink } from '../navigation/index.ts';
import { useActiveTenant } from '../session/index.ts';
import { CrumbTrail } from '../ui/index.ts';
import styles from './breadcrumbs.module.css';

/** The breadcrumbs of a screen that belongs to no tenant. */
export function Breadcrumbs({ match }: { readonly match: ScreenMatch }) {
  const { user, companyId, tenant } = useActiveTenant();
  // What the page of an employee has loaded; the one of permissions is no page of an employee.
  const { id: openId = '' } = match.params;
  const { data } = useQuery({ ...employeeOf(openId), enabled: false });
  const named = data && match.screen.view !== 'rights' ? [...user.accessibleTenants, data] : user.accessibleTenants;
  const names = Object.fromEntries(named.map(({ id, name }) => [id, name]));
  const crumbs = breadcrumbs(match, { companyId, locationId: tenant?.id ?? null }, names);
  if (crumbs.length < 2) return null;
  return (
    <div className={styles.trail}>
      <CrumbTrail label={shellTexts.breadcrumbs} crumbs={crumbs} Link={AppLink} />
    </div>
  );
}
