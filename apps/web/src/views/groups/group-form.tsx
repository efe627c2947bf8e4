import { groupsTexts, isGroupUnnamed, levelsTexts, screenHref } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import type { Issue } from '@commissary/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { UserError } from '../../api/index.ts';
import { tenantsOf } from '../../cache/index.ts';
import { RecordForm } from '../../form/index.ts';
import { RecordText } from '../../form/record/index.ts';
import type { RecordOutcome } from '../../form/save/index.ts';
import { MovesImpact, useMovesImpact } from '../../level-actions/index.ts';
import { showActionError, useRefreshGroups } from '../../levels/index.ts';
import { useNavigateAfterSave } from '../../navigation/index.ts';
import { notify } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { PageHeader, SectionCard } from '../../ui/index.ts';
import { GroupLocations } from './group-fields.tsx';
import { groupRecordOf } from './group-record.ts';
import styles from './groups.module.css';
import { RemoveGroup } from './remove-group.tsx';
import { useGroupCalls } from './use-group-calls.ts';
import { useMembershipChanges } from './use-membership-changes.ts';

export interface GroupFormProps {
  /** Null while it is a new one. */
  readonly group: Tenant | null;
  /** Groups and locations of the company. */
  readonly tenants: readonly Tenant[];
}

/** Name and locations of a group; a preview shows what the locations would gain and lose before the save. */
export function GroupForm({ group, tenants }: GroupFormProps) {
  const { companyId } = useActiveTenant();
  const record = useMemo(() => groupRecordOf(group, tenants), [group, tenants]);
  const calls = useGroupCalls(companyId, group?.id ?? null);
  const onOutcome = useOutcome();
  const locations = tenants.filter(({ type }) => type === 'LOCATION');
  const title = group === null ? groupsTexts.addTitle : groupsTexts.edit(group.name);
  return (
    <RecordForm
      kind="group"
      record={record}
      calls={calls}
      title={title}
      noun={groupsTexts.group}
      action={group === null ? groupsTexts.addSubmit : groupsTexts.saveSubmit}
      useMissing={group === null ? useMissingInNew : useMissing}
      onOutcome={onOutcome}
    >
      <div className={styles.page}>
        <PageHeader title={title} />
        <SectionCard title={groupsTexts.details}>
          <RecordText path="/name" required maxLength={60} maw={360} />
        </SectionCard>
        <SectionCard title={groupsTexts.locationsLabel}>
          <GroupLocations group={group} />
        </SectionCard>
        <Impact />
        {group !== null && (
          <div className={styles.acts}>
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
const useMissingInNew = (issues: readonly Issue[]): string | null => {
  const impact = useMovesImpact(useMembershipChanges().moves);
  if (isGroupUnnamed(issues)) return groupsTexts.nameNeeded;
  return impact === undefined ? levelsTexts.loadingImpact : null;
};

const useMissing = (issues: readonly Issue[], changed: boolean): string | null => {
  const missing = useMissingInNew(issues);
  return missing ?? (changed ? null : groupsTexts.noChanges);
};

/** Shows how a save ended, and leads to the page of the saved group. */
const useOutcome = () => {
  const client = useQueryClient();
  const { companyId, tenant } = useActiveTenant();
  const refresh = useRefreshGroups(companyId);
  const [savedId, setSavedId] = useState<string | null>(null);
  useNavigateAfterSave(savedId && screenHref('group', { id: savedId }, { companyId, locationId: tenant?.id ?? null }));
  return useCallback(
    (outcome: RecordOutcome) => {
      if (outcome.is === 'overtaken') return void notify('error', groupsTexts.notSaved);
      if (outcome.is === 'failed') return showActionError(outcome.error);
      if (outcome.is === 'refused') return showActionError(new UserError(outcome.failures));
      const saved = client.getQueryData(tenantsOf(companyId).queryKey)?.find(({ id }) => id === outcome.id);
      notify(
        'success',
        groupsTexts.saved(saved?.name ?? ''),
        outcome.merged === null ? undefined : { text: outcome.merged },
      );
      void refresh();
      setSavedId(outcome.id);
    },
    [client, companyId, refresh],
  );
};
