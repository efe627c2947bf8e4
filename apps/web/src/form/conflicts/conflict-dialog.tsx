import { conflictTexts } from '@commissary/catalog';
import type { TimelineSave } from '@commissary/contract';
import { formatList } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { dayAndTimeAt } from '../../formatting/index.ts';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import { SheetDialog } from '../../ui/index.ts';
import type { ConflictChoice, ConflictChoices, FieldConflict } from '../edit-session/index.ts';
import { namesOf, saveAt } from './concurrent-saves.ts';
import styles from './conflict-dialog.module.css';
import { type ConflictRow, conflictRow } from './conflict-text.ts';

export interface ConflictDialogProps extends Omit<ConflictQuestionsProps, 'rows'> {
  /** The record that both edits started from, as this session opened it. */
  readonly opened: LoadedSnapshot;
  readonly conflicts: readonly FieldConflict[];
  /** The saves by others meanwhile, as far as they are known. */
  readonly saves: readonly TimelineSave[];
}

/** Asks which value to keep where two people edited the same fields of one document. */
export function ConflictDialog({ opened, conflicts, saves, ...asked }: ConflictDialogProps) {
  const rows = conflicts.map(conflict => ({
    ...conflictRow(opened, conflict),
    by: saveAt(saves, conflict.path),
  }));
  return <ConflictQuestions rows={rows} {...asked} />;
}

export interface ConflictQuestionsProps {
  /** `onChoose` receives the path of each; in a dialog over several tenants, a key that identifies path and tenant. */
  readonly rows: readonly (ConflictRow & { readonly by?: TimelineSave | undefined })[];
  /** The time zone in which instants of the tenant are shown. */
  readonly zone: string;
  /** What was saved: "Table and bar". */
  readonly title: string;
  /** The tenant that gets the value: "Elm St.". */
  readonly label: string;
  /** A message of the specification that has to be shown with it. */
  readonly text: string | null;
  /** The text of the button that applies the choices. */
  readonly choose?: (count: number) => string;
  readonly onChoose: (choices: ConflictChoices) => void;
  readonly onKeep: () => void;
}

/** Shows one choice for each field that two people edited; nothing is preselected. */
export function ConflictQuestions({
  rows,
  zone,
  title,
  label,
  text,
  choose = conflictTexts.saveChoices,
  onChoose,
  onKeep,
}: ConflictQuestionsProps) {
  const [choices, setChoices] = useState<ConflictChoices>(new Map());
  const names = namesOf(rows.flatMap(({ by }) => by ?? []));
  const who = names.length === 0 ? null : formatList(names);
  const left = rows.filter(({ path }) => !choices.has(path)).length;
  const all = (choice: ConflictChoice) => setChoices(new Map(rows.map(({ path }) => [path, choice])));
  const other = who ?? conflictTexts.someoneElse;
  const heading = conflictTexts.conflictTitle(other, title);
  return (
    <SheetDialog
      title={heading}
      startsAtTitle
      about={
        <>
          {text !== null && <p>{text}</p>}
          <p>{conflictTexts.choiceHint(rows.length, label)}</p>
        </>
      }
      size={920}
      onClose={onKeep}
      foot={
        <>
          {left > 0 && <span>{conflictTexts.choicesLeft(left)}</span>}
          <Button variant="subtle" onClick={() => all('ours')}>
            {conflictTexts.keepAllOurs}
          </Button>
          <Button variant="subtle" onClick={() => all('theirs')}>
            {names.length === 1 ? conflictTexts.keepAllOf(who ?? '') : conflictTexts.keepAllTheirs}
          </Button>
          <Button variant="default" className="push-end" onClick={onKeep}>
            {conflictTexts.keepAsDraft}
          </Button>
          <Button disabled={left > 0} onClick={() => onChoose(choices)}>
            {choose(rows.length)}
          </Button>
        </>
      }
    >
      <div className={styles.rows}>
        <div className={`${styles.row} ${styles.titles}`} aria-hidden>
          <span>{conflictTexts.field}</span>
          <span>{conflictTexts.before}</span>
          <span>{conflictTexts.yours}</span>
          <span>{names.length === 1 ? who : conflictTexts.theirs}</span>
        </div>
        {rows.map(row => (
          <Question
            key={row.path}
            row={row}
            other={row.by?.by ?? other}
            saved={row.by === undefined ? null : savedWords(row.by, zone, names.length > 1)}
            choice={choices.get(row.path)}
            onChoose={choice => setChoices(new Map([...choices, [row.path, choice]]))}
          />
        ))}
      </div>
    </SheetDialog>
  );
}

interface QuestionProps {
  readonly row: ConflictRow;
  readonly other: string;
  /** The time of the other save, and its author where there are several. */
  readonly saved: string | null;
  readonly choice: ConflictChoice | undefined;
  readonly onChoose: (choice: ConflictChoice) => void;
}

function Question({ row, other, saved, choice, onChoose }: QuestionProps) {
  const option = (side: ConflictChoice, { value, note }: ConflictRow['mine'], whose: string, when: string | null) => (
    <label className={`${styles.option} row align-center gap-12`}>
      <input type="radio" name={row.path} checked={choice === side} onChange={() => onChoose(side)} />
      <span>
        <span className="visually-hidden">{whose}: </span>
        <span className="weight-600 break-anywhere">{value}</span>
        {note !== null && <span className={`${styles.where} text-12 tone-3`}>{note}</span>}
        {when !== null && <span className={`${styles.where} text-12 tone-3`}>{when}</span>}
      </span>
    </label>
  );
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{row.label}</legend>
      <span aria-hidden>
        {row.label}
        <span className={`${styles.where} text-12 tone-3`}>{row.where}</span>
      </span>
      <span className="tone-2">
        <span className="visually-hidden">{conflictTexts.beforeValue}</span>
        {row.before}
      </span>
      {option('ours', row.mine, conflictTexts.yours, null)}
      {option('theirs', row.theirs, other, saved)}
    </fieldset>
  );
}

const savedWords = ({ by, at }: TimelineSave, zone: string, isOneOfSeveral: boolean): string =>
  isOneOfSeveral ? conflictTexts.savedBy(by, dayAndTimeAt(at, zone)) : conflictTexts.savedAt(dayAndTimeAt(at, zone));
