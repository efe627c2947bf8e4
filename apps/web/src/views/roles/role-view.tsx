import { permissionLabel, rolesTexts, screenHref } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useRoleHolderPages } from '../../cache/index.ts';
import { AppLink, ButtonLink, type ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Badge, EmptyState, PageHeader, SearchInput, SectionCard, SkeletonRows, WindowedList } from '../../ui/index.ts';
import { employeesHref, scopeName } from '../employees/index.ts';
import { NotFound } from '../not-found/index.ts';
import { matrixRows } from './matrix-rows.ts';
import { RoleActions } from './role-actions.tsx';
import { RoleHiring } from './role-hiring.tsx';
import { isRoleEditable } from './role-lock.ts';
import { type RoleOwnerText, roleOwner } from './role-owner.ts';
import styles from './roles.module.css';
import { useRoles } from './use-roles.ts';

/** One role: its permissions, who holds it where, and its actions. */
export function RoleView({ screen }: ViewProps) {
  const { id = '' } = useParams({ strict: false });
  const tenant = useActiveTenant();
  const of = roleOwner(screen, tenant);
  const loaded = useRoles(of);
  if (loaded === undefined) return <SkeletonRows rows={8} height={48} />;
  const role = loaded.roles.find(one => one.id === id);
  if (role === undefined) return <NotFound />;
  const open = isRoleEditable(role, loaded.reach);
  const rights = role.grantedPermissions.length;
  return (
    <div className="stack gap-16">
      <PageHeader
        title={role.name}
        titleExtra={role.isDefault && !of.isDefault && <Badge tone="quiet">{rolesTexts.sharedRole}</Badge>}
        about={rolesTexts.permissionsAndDiscount(rights, role.maxDiscountPct)}
        actions={open && <ButtonLink href={of.edit(id)}>{rolesTexts.editLabel}</ButtonLink>}
      />
      <SectionCard title={rolesTexts.permissions}>
        <RolePermissions role={role} internal={tenant.user.enabledFeatures.includes('internalCompany')} />
      </SectionCard>
      <SectionCard title={rolesTexts.assignedTo}>
        <Holders of={of} id={id} />
      </SectionCard>
      {!role.isDefault && <RoleHiring of={of} role={role} reach={loaded.reach} />}
      <RoleActions of={of} role={role} roles={loaded.roles} reach={loaded.reach} />
    </div>
  );
}

function RolePermissions({ role, internal }: { readonly role: Role; readonly internal: boolean }) {
  const held = new Set<string>(role.grantedPermissions);
  const groups = new Map<string, string[]>();
  for (const row of matrixRows(internal, ''))
    if (row.kind === 'right' && held.has(row.permission.name)) {
      const { group = '', name } = row.permission;
      groups.set(group, [...(groups.get(group) ?? []), permissionLabel(name)]);
    }
  const shown = new Set([...groups.values()].flat());
  const others = role.grantedPermissions.map(permissionLabel).filter(label => !shown.has(label));
  if (others.length > 0) groups.set(rolesTexts.assignedByProvider, others);
  if (groups.size === 0) return <EmptyState text={rolesTexts.empty} />;
  return (
    <div className={styles.groups}>
      {[...groups].map(([group, labels]) => (
        <div key={group}>
          <h3>{group}</h3>
          <ul>
            {labels.map(label => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Above this number of people there is a search field. */
const searchAbove = 12;

function Holders({ of, id }: { readonly of: RoleOwnerText; readonly id: string }) {
  const tenant = useActiveTenant();
  const [search, setSearch] = useState('');
  const { rows, matching, total, more } = useRoleHolderPages(of.owner, id, search.trim());
  if (rows === undefined) return <SkeletonRows rows={3} height={40} />;
  if (total === 0) return <EmptyState text={rolesTexts.notAssignedVisible} />;
  return (
    <>
      {total > searchAbove && (
        <SearchInput
          className={styles.searchHolders}
          label={rolesTexts.searchHolders}
          value={search}
          onChange={setSearch}
        />
      )}
      {matching === 0 && <EmptyState text={rolesTexts.noHolderFound} />}
      <WindowedList
        label={rolesTexts.assignedTo}
        items={rows}
        total={matching}
        onEnd={more}
        keyOf={({ personId, grantObject }) => `${personId} ${grantObject.type} ${grantObject.id}`}
        height={48}
        classOf={() => styles.holder}
        draw={({ personId, name, grantObject }) => (
          <>
            <AppLink href={screenHref('rights', { id: personId }, employeesHref(tenant))}>{name}</AppLink>
            <span className={styles.note}>{scopeName(grantObject, tenant)}</span>
          </>
        )}
      />
    </>
  );
}
