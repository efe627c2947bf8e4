import type { Hours } from '@commissary/catalog';
import { hoursTexts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useForm, useFormSelector } from '../../../form/state/index.ts';
import { effectiveOf, savedCopy } from '../../../snapshot/index.ts';
import { validHours } from '../week-state.ts';
import { findActive } from './temporary-hours-state.ts';
import { useTemporaryHours } from './use-temporary-hours.ts';

export interface RemoveTemporaryActionProps {
  readonly tenant: AccessibleTenant;
  /** Null before the first publish. */
  readonly live: Hours | null;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly mayEdit: boolean;
}

/** The temporary hours that are not over: live, or only saved, which is shown; and the action that ends them. */
export function RemoveTemporaryAction({ tenant, live, now, mayEdit }: RemoveTemporaryActionProps) {
  const saved = useFormSelector('/hours', ({ opened }) => validHours(effectiveOf(opened, savedCopy(opened))));
  const ver = useFormSelector('/hours', ({ opened }) => opened.versions.override);
  const { companyId } = useForm().address;
  const { lift, busy } = useTemporaryHours(companyId);
  const [onLive, onSaved] = [live === null ? null : findActive(live, now), findActive(saved, now)];
  const on = onLive ?? onSaved;
  if (on === null) return null;
  const [act, done] =
    on.is === 'closed'
      ? ([hoursTexts.reopenNow, hoursTexts.reopened(tenant.name)] as const)
      : ([hoursTexts.backToRegular, hoursTexts.backToRegularDone(tenant.name)] as const);
  return (
    <>
      <strong>{onLive === null ? hoursTexts.savedNotLive(on.label) : on.label}</strong>
      {mayEdit && (
        <Button disabled={busy} onClick={() => void lift({ tenantId: tenant.id, ver }, onSaved ?? on, done)}>
          {act}
        </Button>
      )}
    </>
  );
}
