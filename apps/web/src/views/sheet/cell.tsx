import { sheetTexts } from '@commissary/catalog';
import { type Field, formatValue } from '@commissary/schema';
import { formatTypedValue } from '../../form/widgets/value-codec.ts';
import { classNames } from '../../ui/class-names.ts';
import { Dot } from '../../ui/dot.tsx';
import styles from './sheet.module.css';
import type { CellContext, CellState } from './sheet-state.ts';

export interface CellTextProps {
  readonly state: CellState;
  readonly around: CellContext;
  /** Somebody else changed it meanwhile. */
  readonly isClash: boolean;
}

/** What a cell shows: its value, whose it is, and whether it waits to be saved or cannot be read. */
export function CellText({ state, around, isClash }: CellTextProps) {
  const { parseError: bad, overridden, locked, closed, unsaved, source } = state;
  return (
    <>
      <Swatch state={state} />
      <span
        className={classNames(
          styles.words,
          overridden && styles.own,
          bad && styles.bad,
          (locked || closed) && styles.locked,
        )}
        data-level={source}
      >
        {cellTextOf(state, around)}
      </span>
      {(unsaved || bad || isClash) && <Dot tone={bad || isClash ? 'error' : 'unsaved'} />}
      <span className="visually-hidden">
        {notesOf(state)}
        {isClash && sheetTexts.changedMeanwhileSuffix}
      </span>
    </>
  );
}

/** A picture or a color is known by its looks. */
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
    : formatValue(definition, document, field, value);
};

/** In words as in the control: the unit is that of the neighbor. */
const saysItsUnit = (field: Field): boolean => 'unitFrom' in field;

const notesOf = ({ parseError: bad, closed, overridden, source, unsaved, locked }: CellState): string =>
  closed === 'absent'
    ? sheetTexts.notUsedHereLowercase
    : [
        overridden ? sheetTexts.overridden : sheetTexts.inheritedFrom(source),
        unsaved && sheetTexts.notSaved,
        locked && sheetTexts.cannotBeChangedHereLowercase,
        closed && sheetTexts.editOnOwnPageLowercase,
        bad && sheetTexts.notValid(bad.reason),
      ]
        .filter(Boolean)
        .join(', ');
