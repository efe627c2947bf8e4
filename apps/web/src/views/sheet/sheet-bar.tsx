import { countTexts, sheetTexts } from '@commissary/catalog';
import { formatValueAt, pathLabelsAt } from '@commissary/schema';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { canRedo, canUndo, contentOf, useEditKeys } from '../../form/edit-session/index.ts';
import { valueTexts } from '../../formatting/index.ts';
import { useRegisterUnsaved } from '../../navigation/index.ts';
import { pendingChangesOf, valuesAt } from '../../snapshot/index.ts';
import { Dot } from '../../ui/index.ts';
import styles from './sheet.module.css';
import { conflictRows } from './sheet-conflicts.ts';
import { aroundAt, type PendingCells, type SheetTenantStates, sessionAt, unreadable } from './sheet-state.ts';
import type { Sheet } from './use-sheet.ts';

export interface SheetBarProps {
  readonly tenants: SheetTenantStates;
  readonly sheet: Sheet;
  readonly nameOf: (tenantId: string) => string;
}

const shownLines = 100;

/** The unsaved changes over all tenants: their number, their list, and the actions. */
export function SheetBar({ tenants, sheet, nameOf }: SheetBarProps) {
  const [open, setOpen] = useState(false);
  const { steps, pending, saving, save, undo, redo, discard } = sheet;
  const lines = useMemo(() => linesOf(tenants, pending, nameOf), [tenants, pending, nameOf]);
  const bad = unreadable(pending);
  const conflicts = useMemo(() => conflictRows(tenants, pending, nameOf).length, [tenants, pending, nameOf]);
  const count = lines.length + bad;
  useEditKeys({ save, undo, redo });
  useRegisterUnsaved(count === 0 ? null : { count, what: sheetTexts.sheetValues, saving });
  if (count === 0 && !canRedo(steps) && !canUndo(steps)) return null;
  return (
    <section className={styles.bar} aria-label={sheetTexts.changesNotSaved}>
      {open && (
        <ul className={`${styles.lines} size-13 pad-x-24 pad-y-12 line-below`}>
          {lines.slice(0, shownLines).map(line => (
            <li key={line}>{line}</li>
          ))}
          {lines.length > shownLines && <li>{sheetTexts.moreChanges(lines.length - shownLines)}</li>}
        </ul>
      )}
      <div className={`${styles.main} row wrap align-center gap-8`}>
        <Button
          variant="subtle"
          aria-expanded={open}
          leftSection={<Dot tone="unsaved" />}
          onClick={() => setOpen(!open)}
        >
          {saving ? sheetTexts.saving : countTexts.changes(lines.length)}
        </Button>
        {bad > 0 && <span className="weight-600 tone-error">{sheetTexts.notValidCells(bad)}</span>}
        {conflicts > 0 && <span className="weight-600 tone-error">{sheetTexts.changedMeanwhileCells(conflicts)}</span>}
        <ActionIcon aria-label={sheetTexts.undo} disabled={!canUndo(steps)} onClick={undo}>
          <IconArrowBackUp size={17} stroke={1.8} />
        </ActionIcon>
        <ActionIcon aria-label={sheetTexts.redo} disabled={!canRedo(steps)} onClick={redo}>
          <IconArrowForwardUp size={17} stroke={1.8} />
        </ActionIcon>
        <span className="push-end" />
        <Button variant="subtle" disabled={count === 0 || saving} onClick={discard}>
          {sheetTexts.discard}
        </Button>
        <Button disabled={(lines.length === 0 && conflicts === 0) || saving} onClick={save}>
          {sheetTexts.save}
        </Button>
      </div>
    </section>
  );
}

const linesOf = (
  tenants: SheetTenantStates,
  pending: PendingCells,
  nameOf: (tenantId: string) => string,
): readonly string[] =>
  [...pending.keys()].flatMap(tenantId => {
    const session = sessionAt(tenants, pending, tenantId);
    const context = aroundAt(tenants, pending, tenantId);
    if (session === undefined || context === undefined) return [];
    const { definition, document } = context;
    return pendingChangesOf(session.opened, contentOf(session)).map(({ path }) => {
      const { before, after } = valuesAt(session.opened, contentOf(session), path);
      const [was, is] = [before, after].map(value => formatValueAt(valueTexts, definition, document, path, value));
      return `${nameOf(tenantId)}, ${pathLabelsAt(valueTexts, definition, document, path).join(' › ')}: ${was} → ${is}`;
    });
  });
