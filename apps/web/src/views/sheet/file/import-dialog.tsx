import { sheetTexts } from '@commissary/catalog';
import { formatNumber } from '@commissary/domain';
import { Button } from '@mantine/core';
import { SheetDialog } from '../../../ui/index.ts';
import styles from '../sheet.module.css';
import type { SheetImport } from './sheet-import.ts';

export interface ImportDialogProps {
  readonly name: string;
  readonly found: SheetImport;
  /** The text of the file was not Unicode. */
  readonly isLegacyText: boolean;
  readonly onClose: () => void;
  readonly onApply: () => void;
}

/** More than these are counted and not listed. */
const mostListed = 50;

/** What a file would change, before it does: how much in each column, and what is left out with its row and column. */
export function ImportDialog({ name, found, isLegacyText, onClose, onApply }: ImportDialogProps) {
  const { changed, columns, problems } = found;
  return (
    <SheetDialog
      title={sheetTexts.importTitle(name)}
      onClose={onClose}
      foot={
        <>
          <Button variant="default" onClick={onClose}>
            {sheetTexts.cancel}
          </Button>
          <Button data-autofocus disabled={changed === 0} onClick={onApply}>
            {sheetTexts.changeValues(changed)}
          </Button>
        </>
      }
    >
      <div className={`${styles.picker} stack gap-12`}>
        <p className="weight-600" role="status">
          {sheetTexts.importChanges(changed)}
        </p>
        {isLegacyText && <p className="tone-2">{sheetTexts.legacyText}</p>}
        {columns.length > 0 && (
          <ul className="reset tone-2" aria-label={sheetTexts.importChanges(changed)}>
            {columns.slice(0, mostListed).map(([column, count]) => (
              <li key={column}>{sheetTexts.importColumn(column, formatNumber(count))}</li>
            ))}
          </ul>
        )}
        {problems.length > 0 && (
          <div role="alert">
            <p className="weight-600 tone-error">{sheetTexts.leftOut(problems.length)}</p>
            <ul className="reset" aria-label={sheetTexts.leftOut(problems.length)}>
              {problems.slice(0, mostListed).map(({ line, column, reason }) => (
                <li key={`${line} ${column} ${reason}`}>{sheetTexts.importProblem(line, column, reason)}</li>
              ))}
              {problems.length > mostListed && <li>{sheetTexts.moreProblems(problems.length - mostListed)}</li>}
            </ul>
          </div>
        )}
      </div>
    </SheetDialog>
  );
}
