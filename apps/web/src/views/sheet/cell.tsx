import { sheetTexts } from '@commissary/catalog';
import { type Field, formatValue } from '@commissary/schema';
import { formatTypedValue } from '../../form/inputs/index.ts';
import { valueTexts } from '../../formatting/index.ts';
import { classNames, Dot } from '../../ui/index.ts';
import styles from './sheet.module.css';
import type { CellContext, CellState } from './sheet-state.ts';

export interface CellTextProps {
  readonly state: CellState;
  readonly context: CellContext;
  /** Another user changed it meanwhile. */
  readonly isClash: boolean;
}

/** The content of a cell: its value, its source, and whether it is unsaved or cannot be parsed. */
export function CellText({ state, context, isClash }: CellTextProps) {
  const { parseError: bad, overridden, locked, closed, unsaved, source, level, moved } = state;
  const isOwn = overridden || level === 'company';
  return (
    <>
      <Swatch state={state} />
      <span
        className={classNames(
          styles.words,
          isOwn && styles.own,
          moved && styles.moved,
          bad && styles.bad,
          (locked || closed) && styles.locked,
        )}
        data-level={source}
      >
        {cellTextOf(state, context)}
      </span>
      {(unsaved || moved || bad || isClash) && <Dot tone={bad || isClash ? 'error' : 'unsaved'} />}
      <span className="visually-hidden">
        {notesOf(state)}
        {isClash && sheetTexts.changedMeanwhileSuffix}
      </span>
    </>
  );
}

/** An image or a color is shown as such. */
function Swatch({ state: { field, value, parseError: bad, closed } }: { readonly state: CellState }) {
  if (bad !== undefined || closed !== undefined || typeof value !== 'string' || value === '') return null;
  if (field?.kind.name === 'image') return <img className={styles.picture} src={value} alt="" />;
  if (field?.kind.name === 'color') return <span className={styles.patch} style={{ background: value }} />;
  return null;
}

export const cellTextOf = (
  { parseError: bad, closed, field, path, value }: CellState,
  { definition, document }: CellContext,
): string => {
  if (bad !== undefined) return bad.text;
  if (field === undefined || closed === 'absent') return '–';
  return closed === undefined && saysItsUnit(field)
    ? formatTypedValue(field, value, { definition, document, path })
    : formatValue(valueTexts, definition, document, field, value, path);
};

/** As text, with the same unit as the control: that of the neighbor. */
const saysItsUnit = (field: Field): boolean => 'unitFrom' in field;

const notesOf = ({ parseError: bad, closed, overridden, source, level, unsaved, moved, locked }: CellState): string =>
  closed === 'absent'
    ? sheetTexts.notUsedHereLowercase
    : [
        level !== 'company' && (overridden ? sheetTexts.overridden : sheetTexts.inheritedFrom(source)),
        moved && sheetTexts.changesWithAbove,
        unsaved && sheetTexts.notSaved,
        locked && sheetTexts.cannotBeChangedHereLowercase,
        closed && sheetTexts.editOnOwnPageLowercase,
        bad && sheetTexts.notValid(bad.reason),
      ]
        .filter(Boolean)
        .join(', ');
