import { errorText, employeeListTexts as texts } from '@commissary/catalog';
import type { ActOnSeveral, Employee } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { UserError } from '../../../api/index.ts';
import { previewOfSeveral } from '../../../cache/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { SheetDialog } from '../../../ui/index.ts';
import styles from './employee-list.module.css';
import { JobToGive } from './job-to-give.tsx';
import { PlannedPeople } from './planned-people.tsx';
import { RaiseFields } from './raise-fields.tsx';
import type { SeveralAct } from './several-act.ts';
import { useChangeSeveral } from './use-change-several.ts';

export interface BulkActionDialogProps {
  readonly act: SeveralAct;
  readonly people: readonly Employee[];
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

const titles: Readonly<Record<SeveralAct, string>> = {
  invite: texts.inviteTitle,
  giveJob: texts.giveJobTitle,
  raise: texts.raiseTitle,
  deactivate: texts.deactivateTitle,
};
const accepts: Readonly<Record<SeveralAct, (count: number) => string>> = {
  invite: texts.acceptInvite,
  giveJob: texts.acceptGiveJob,
  raise: texts.acceptRaise,
  deactivate: texts.acceptDeactivate,
};

/** An act on several employees: what it does to each is shown before, and all of them are changed together. */
export function BulkActionDialog({ act: kind, people, onDone, onClose }: BulkActionDialogProps) {
  const { companyId } = useActiveTenant();
  const [act, setAct] = useState<ActOnSeveral | null>(kind === 'invite' || kind === 'deactivate' ? { kind } : null);
  const asks = kind === 'giveJob' || kind === 'raise';
  const body = act && { people: people.map(({ id, ver }) => ({ id, ver })), act };
  const { data: planned, error, isFetching } = useQuery(previewOfSeveral(companyId, body));
  const { change } = useChangeSeveral(companyId, people, () => {
    onDone?.();
    onClose();
  });
  const changed = act === null ? [] : (planned ?? []).filter(({ skipped }) => skipped === null);
  const isReady = changed.length > 0 && !isFetching && error === null;
  const accept = useRef<HTMLButtonElement>(null);
  // A button that waits for the preview cannot take the focus when the dialog opens.
  useEffect(() => {
    if (isReady && !asks) accept.current?.focus();
  }, [isReady, asks]);
  const only = kind === 'deactivate' && people.length === 1 ? people[0] : undefined;
  const about = error
    ? error instanceof UserError
      ? error.failures.map(({ code }) => errorText(code)).join(' ')
      : texts.failed
    : act === null
      ? texts.completeFirst
      : only
        ? texts.deactivateAbout
        : planned && texts.willChange(changed.length, people.length);
  return (
    <SheetDialog
      title={only ? texts.deactivateOne(only.name) : titles[kind]}
      about={about}
      size={680}
      closable={!change.isPending}
      closeOnClickOutside={false}
      onClose={onClose}
      foot={
        <>
          <Button variant="subtle" disabled={change.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            ref={accept}
            disabled={!isReady}
            loading={change.isPending}
            onClick={() => body && change.mutate(body)}
          >
            {only ? texts.acceptDeactivateOne(only.name) : accepts[kind](changed.length)}
          </Button>
        </>
      }
    >
      <div className={`${styles.dialog} stack gap-16`}>
        {kind === 'deactivate' && only === undefined && <p>{texts.deactivateAbout}</p>}
        {kind === 'giveJob' && <JobToGive onChange={setAct} />}
        {kind === 'raise' && <RaiseFields people={people} onChange={setAct} />}
        {act !== null && planned && <PlannedPeople planned={planned} />}
      </div>
    </SheetDialog>
  );
}
