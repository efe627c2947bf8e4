import type { Hours } from '@commissary/catalog';
import { hoursTexts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { runningOf } from '../../../cache/index.ts';
import { useForm, useFormSelector } from '../../../form/state/index.ts';
import { schedulesAt } from '../../../publishing/index.ts';
import { effectiveOf, savedCopy } from '../../../snapshot/index.ts';
import { validHours } from '../week-state.ts';
import { EndTemporaryDialog } from './end-temporary-dialog.tsx';
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
  const running = useQuery(runningOf(companyId, 'menu'));
  const [asks, setAsks] = useState(false);
  const [onLive, onSaved] = [live === null ? null : findActive(live, now), findActive(saved, now)];
  const on = onLive ?? onSaved;
  if (on === null) return null;
  const schedules = schedulesAt(running.data ?? [], [tenant.id]);
  const [act, done] =
    on.is === 'closed'
      ? ([hoursTexts.reopenNow, hoursTexts.reopened(tenant.name)] as const)
      : ([hoursTexts.backToRegular, hoursTexts.backToRegularDone(tenant.name)] as const);
  const send = async () => {
    await lift({ tenantId: tenant.id, ver }, onSaved, schedules, done);
    setAsks(false);
  };
  return (
    <>
      <strong>{onLive === null ? hoursTexts.savedNotLive(on.label) : on.label}</strong>
      {mayEdit && (
        <Button
          disabled={busy || running.data === undefined}
          onClick={() => (schedules.length > 0 ? setAsks(true) : void send())}
        >
          {act}
        </Button>
      )}
      {asks && (
        <EndTemporaryDialog
          title={act}
          companyId={companyId}
          schedules={schedules}
          busy={busy}
          onAccept={send}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
