import { employeeListTexts as texts } from '@commissary/catalog';
import { contract, type ListedEmployee } from '@commissary/contract';
import { peoplePerAct } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useReadOnlyReason } from '../../../session/index.ts';
import { BulkActionDialog } from './bulk-action-dialog.tsx';
import styles from './employee-list.module.css';
import type { SeveralAct } from './several-act.ts';

export interface SelectedEmployeesProps {
  readonly selected: readonly ListedEmployee[];
  readonly onExport: () => void;
  readonly onClear: () => void;
}

/** What can be done with all selected employees at once. */
export function SelectedEmployees({ selected, onExport, onClear }: SelectedEmployeesProps) {
  const [open, setOpen] = useState<SeveralAct | null>(null);
  const readOnly = useReadOnlyReason(contract.users.changeSeveral);
  const reason = readOnly ?? (selected.length > peoplePerAct ? texts.tooMany(peoplePerAct) : null);
  const offered = (['invite', 'giveJob', 'raise', 'deactivate'] as const).filter(
    act => act !== 'raise' || selected.some(({ jobs }) => jobs.some(({ wages }) => wages !== undefined)),
  );
  return (
    <>
      <p className="visually-hidden" role="status">
        {selected.length > 0 && texts.selected(selected.length)}
      </p>
      {selected.length > 0 && (
        <section className={`${styles.bar} row wrap align-center gap-6 gap-x-8`} aria-label={texts.selectedEmployees}>
          <span className="size-13 weight-600">{texts.selected(selected.length)}</span>
          <span className={`${styles.hint} size-12 tone-3`} data-reason={reason === null ? undefined : true}>
            {reason ?? texts.rangeHint}
          </span>
          {offered.map(act => (
            <Button key={act} variant="default" disabled={reason !== null} onClick={() => setOpen(act)}>
              {texts[act]}
            </Button>
          ))}
          <Button variant="default" onClick={onExport}>
            {texts.exportCsv}
          </Button>
          <Button variant="subtle" onClick={onClear}>
            {texts.clearSelection}
          </Button>
        </section>
      )}
      {open && <BulkActionDialog act={open} people={selected} onClose={() => setOpen(null)} onDone={onClear} />}
    </>
  );
}
