import { roleRecord, rolesTexts } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rolesQuery } from '../../cache/index.ts';
import { applyEdits } from '../../form/actions/index.ts';
import { RecordForm } from '../../form/index.ts';
import { AddsAnother, missingIn, RecordFields, useRecordOutcome } from '../../form/record/index.ts';
import { useEditSession } from '../../form/state/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { PageHeader, SectionCard, Select, SkeletonRows } from '../../ui/index.ts';
import { roleRefusals } from './role-errors.ts';
import { isCopyable } from './role-lock.ts';
import { roleOwner } from './role-owner.ts';
import styles from './roles.module.css';
import { newRole, useNewRoleCalls } from './use-role-calls.ts';
import { useRoles } from './use-roles.ts';

/** A new role: its name, and the role whose permissions it starts with. */
export function RoleCreate(props: ViewProps) {
  return (
    <AddsAnother>
      <NewRole {...props} />
    </AddsAnother>
  );
}

function NewRole({ screen }: ViewProps) {
  const of = roleOwner(screen, useActiveTenant());
  const loaded = useRoles(of);
  const client = useQueryClient();
  const calls = useNewRoleCalls(of.owner);
  const { errors, onOutcome } = useRecordOutcome({
    kind: roleRecord,
    refusals: roleRefusals,
    hrefOf: of.edit,
    onSaved: id => {
      const created = client.getQueryData(rolesQuery(of.owner).queryKey)?.find(role => role.id === id);
      return rolesTexts.wasCreated(created?.name ?? '');
    },
  });
  if (loaded === undefined) return <SkeletonRows rows={4} height={56} />;
  return (
    <RecordForm
      kind="role"
      record={newRole}
      calls={calls}
      title={screen.title}
      noun={roleRecord.noun}
      action={rolesTexts.createSubmit}
      useMissing={useMissing}
      onOutcome={onOutcome}
      // The permissions are those of another role, however many.
      confirm={async () => true}
    >
      <div className="stack gap-16">
        <PageHeader title={screen.title} />
        <RecordFields errors={errors} without={['grantedPermissions', 'maxDiscountPct']} />
        <CopiedRole roles={loaded.roles.filter(role => isCopyable(role, loaded.reach))} />
      </div>
    </RecordForm>
  );
}

const useMissing = missingIn(roleRecord);

/** The role whose permissions and discount the new one starts with. */
function CopiedRole({ roles }: { readonly roles: readonly Role[] }) {
  const { store } = useEditSession();
  const [from, setFrom] = useState<string | null>(null);
  const copy = (id: string | null) => {
    setFrom(id);
    const { grantedPermissions, maxDiscountPct } = roles.find(role => role.id === id) ?? newRole.value;
    const copied = { grantedPermissions, maxDiscountPct };
    applyEdits(
      store,
      Object.entries(copied).map(([key, value]) => ({ op: 'set', path: `/${key}`, value })),
    );
  };
  return (
    <SectionCard title={rolesTexts.permissions}>
      <div className={`${styles.form} stack gap-16`}>
        <Select
          label={rolesTexts.copyPermissionsFrom}
          description={rolesTexts.copyFromHelp}
          placeholder={rolesTexts.noPermissions}
          clearable
          inputMode="search"
          data={roles.map(role => ({ value: role.id, label: role.name }))}
          value={from}
          onChange={copy}
        />
      </div>
    </SectionCard>
  );
}
