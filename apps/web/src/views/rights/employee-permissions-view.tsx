import { employeesTexts, messages, permissionGroupLabels, rolesTexts, screenHref } from '@commissary/catalog';
import { contract, type ExplainedPermissions } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useId } from 'react';
import { explainedPermissionsOf } from '../../cache/index.ts';
import { ButtonLink, useAddressQuery } from '../../navigation/index.ts';
import { useMissingRecord } from '../../notifications/index.ts';
import { useActiveTenant, useReadOnlyReason } from '../../session/index.ts';
import { EmptyState, PageHeader, SearchInput, Select, SkeletonRows } from '../../ui/index.ts';
import { employeesHref, permissionGivingText } from '../employees/index.ts';
import { NotFound } from '../not-found/index.ts';
import { isDiscountRow, matrixRows } from '../roles/index.ts';
import { PermissionRow } from './permission-row.tsx';
import styles from './rights.module.css';
import { sharedRefusal } from './roles-granting.ts';

/** The permissions of a person on a tenant, the reason for each, and what to do about the missing ones. */
export function EmployeePermissionsView() {
  const { id = '' } = useParams({ strict: false });
  const tenant = useActiveTenant();
  const { query, change } = useAddressQuery();
  const at = query.at ?? tenant.tenant?.id ?? null;
  const { data, error } = useQuery(explainedPermissionsOf(tenant.companyId, id, at));
  const isMissing = useMissingRecord(error, messages.user.fail);
  if (isMissing) return <NotFound />;
  if (data === undefined) return <SkeletonRows rows={10} height={56} />;
  const isSelf = id === tenant.user.userId;
  return (
    <div className="stack gap-16">
      <PageHeader
        title={isSelf ? rolesTexts.myPermissions : rolesTexts.permissionsOf(data.person.name)}
        about={rolesTexts.explanationAbout}
        actions={
          tenant.user.enabledFeatures.includes('userAdmin') && (
            <ButtonLink href={screenHref('employee', { id }, employeesHref(tenant))}>{data.person.name}</ButtonLink>
          )
        }
      />
      <div className="card">
        <search className="row wrap align-center gap-4 gap-x-16 pad-x-20 pad-y-12 line-below">
          <SearchInput
            label={rolesTexts.searchLabel}
            placeholder={rolesTexts.searchPlaceholder}
            value={query.search ?? ''}
            onChange={search => change({ search })}
          />
          <Select
            aria-label={rolesTexts.where}
            inputMode="search"
            allowDeselect={false}
            data={tenantOptionsOf(tenant)}
            value={data.place.id}
            onChange={value => change({ at: value })}
          />
        </search>
        <Lines explained={data} search={query.search ?? ''} />
      </div>
    </div>
  );
}

interface LinesProps {
  readonly explained: ExplainedPermissions;
  readonly search: string;
}

function Lines({ explained, search }: LinesProps) {
  const { user } = useActiveTenant();
  const byName = new Map(explained.rights.map(right => [right.permission, right]));
  // A permission with a number is neither held nor missing.
  const rows = matrixRows(user.enabledFeatures.includes('internalCompany'), search).filter(
    row => row.kind === 'group' || !isDiscountRow(row.permission),
  );
  const rights = rows.flatMap(row => (row.kind === 'right' ? (byName.get(row.permission.name) ?? []) : []));
  const readOnly = useReadOnlyReason(contract.users.update);
  const refusal = sharedRefusal(explained.rights);
  const shared = readOnly ?? (refusal && permissionGivingText[refusal]);
  const reason = useId();
  const held = rights.filter(right => right.here.length > 0).length;
  return (
    <>
      <p className={`${styles.count} text-12 tone-3 pad-x-20 pad-y-4`} role="status">
        {rolesTexts.heldOfAll(held, rights.length)}
      </p>
      {shared !== null && (
        <p id={reason} className={`${styles.count} text-12 tone-3 pad-x-20 pad-y-4`}>
          {shared}
        </p>
      )}
      {rows.length === 0 && <EmptyState text={rolesTexts.noMatches} />}
      <ul className="list">
        {rows.map(row => {
          if (row.kind === 'group')
            return (
              <li key={row.group} className={`${styles.group} text-12 weight-600 tone-2 pad-x-20 pad-y-8`}>
                {permissionGroupLabels[row.group]}
              </li>
            );
          const right = byName.get(row.permission.name);
          return (
            right && (
              <PermissionRow
                key={right.permission}
                right={right}
                meaning={row.meaning}
                explained={explained}
                isLocked={readOnly !== null}
                sharedReason={shared === null ? undefined : reason}
              />
            )
          );
        })}
      </ul>
    </>
  );
}

const tenantOptionsOf = ({ user }: ReturnType<typeof useActiveTenant>) => [
  ...(user.companyWide ? [{ value: user.companyId, label: user.companyName }] : []),
  ...user.accessibleTenants.map(({ id, type, name }) => ({
    value: id,
    label: type === 'GROUP' ? employeesTexts.groupOption(name) : name,
  })),
];
