import { groupRecord, groupsTexts, levelsTexts, screenHref } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { accessibleTenantsOf } from '../../cache/index.ts';
import { RecordForm } from '../../form/index.ts';
import { missingIn, RecordFields, useRecordOutcome } from '../../form/record/index.ts';
import { MovesImpact, useMovesImpact } from '../../level-actions/index.ts';
import { useRefreshGroups } from '../../levels/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { PageHeader, SectionCard } from '../../ui/index.ts';
import { GroupLocations } from './group-fields.tsx';
import { groupNamesOf, groupRecordOf } from './group-record.ts';
import { RemoveGroup } from './remove-group.tsx';
import { useGroupCalls } from './use-group-calls.ts';
import { useMembershipChanges } from './use-membership-changes.ts';

export interface GroupFormProps {
  /** Null while it is a new one. */
  readonly group: AccessibleTenant | null;
  /** Groups and locations of the company. */
  readonly tenants: readonly AccessibleTenant[];
}

/** Name and locations of a group; a preview shows what the locations would gain and lose before the save. */
export function GroupForm({ group, tenants }: GroupFormProps) {
  const { companyId } = useActiveTenant();
  const record = useMemo(() => groupRecordOf(group, tenants), [group, tenants]);
  const related = useMemo(() => groupNamesOf(tenants), [tenants]);
  const calls = useGroupCalls(companyId, group?.id ?? null);
  const { errors, onOutcome } = useOutcome();
  const locations = tenants.filter(({ type }) => type === 'LOCATION');
  const title = group === null ? groupsTexts.addTitle : groupsTexts.edit(group.name);
  return (
    <RecordForm
      kind="group"
      record={record}
      calls={calls}
      related={related}
      title={title}
      noun={groupRecord.noun}
      action={group === null ? groupsTexts.addSubmit : groupsTexts.saveSubmit}
      useMissing={useMissing}
      onOutcome={onOutcome}
    >
      <div className="stack gap-16">
        <PageHeader title={title} />
        <RecordFields errors={errors} />
        <SectionCard title={groupsTexts.locationsLabel}>
          <GroupLocations group={group} />
        </SectionCard>
        <Impact />
        {group !== null && (
          <div className="row wrap justify-end gap-8">
            <RemoveGroup group={group} locations={locations} />
          </div>
        )}
      </div>
    </RecordForm>
  );
}

/** What the moves change at the locations. */
function Impact() {
  const { moves } = useMembershipChanges();
  return <MovesImpact title={groupsTexts.impact} moves={moves} />;
}

/** Nothing is saved before its impact is shown. */
const useMissing = missingIn(groupRecord, () =>
  useMovesImpact(useMembershipChanges().moves) === undefined ? levelsTexts.loadingImpact : null,
);

/** Shows how a save ended, and leads to the page of the saved group. */
const useOutcome = () => {
  const client = useQueryClient();
  const { companyId, tenant } = useActiveTenant();
  const refresh = useRefreshGroups(companyId);
  const locationId = tenant?.id ?? null;
  return useRecordOutcome({
    kind: groupRecord,
    hrefOf: id => screenHref('group', { id }, { companyId, locationId }),
    onSaved: id => {
      void refresh();
      const saved = client.getQueryData(accessibleTenantsOf(companyId).queryKey)?.find(one => one.id === id);
      return groupsTexts.saved(saved?.name ?? '');
    },
  });
};
