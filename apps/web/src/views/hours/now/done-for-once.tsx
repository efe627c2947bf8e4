import type { Hours } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { runningOf } from '../../../cache/publishing.ts';
import { useForm } from '../../../form/form-context.ts';
import { effectiveOf, savedContent } from '../../../form/opened.ts';
import { useSelected } from '../../../form/use-member.ts';
import { schedulesAt } from '../../publish/schedules.ts';
import { soundHours } from '../week-state.ts';
import { stillOn } from './for-once.ts';
import { LiftDialog } from './lift-dialog.tsx';
import { useOnce } from './use-once.ts';

export interface DoneForOnceProps {
  readonly tenant: AccessibleTenant;
  /** Null before the first publish. */
  readonly live: Hours | null;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly mayEdit: boolean;
}

/** What was done for once and is not over: live, or saved only, which is said; and how to take it back. */
export function DoneForOnce({ tenant, live, now, mayEdit }: DoneForOnceProps) {
  const saved = useSelected('/hours', ({ opened }) => soundHours(effectiveOf(opened, savedContent(opened))));
  const ver = useSelected('/hours', ({ opened }) => opened.versions.override);
  const { companyId } = useForm().address;
  const { lift, busy } = useOnce(companyId);
  const running = useQuery(runningOf(companyId, 'menu'));
  const [asks, setAsks] = useState(false);
  const [onLive, onSaved] = [live === null ? null : stillOn(live, now), stillOn(saved, now)];
  const on = onLive ?? onSaved;
  if (on === null) return null;
  const schedules = schedulesAt(running.data ?? [], [tenant.id]);
  const [act, done] =
    on.is === 'closed'
      ? (['Open again now', `${tenant.name} is open again.`] as const)
      : (['Close as usual', `${tenant.name} closes as usual.`] as const);
  const send = async () => {
    await lift({ tenantId: tenant.id, ver }, onSaved, schedules, done);
    setAsks(false);
  };
  return (
    <>
      <strong>{onLive === null ? `Saved, not live: ${on.label}` : on.label}</strong>
      {mayEdit && (
        <Button
          disabled={busy || running.data === undefined}
          onClick={() => (schedules.length > 0 ? setAsks(true) : void send())}
        >
          {act}
        </Button>
      )}
      {asks && (
        <LiftDialog
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
