import { documentKinds, type EditedTable, formTexts, matrixTexts } from '@commissary/catalog';
import { fieldAt, isBelow, listsOf, memberPath, type Reference } from '@commissary/schema';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { EmptyState, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { type NamedOption, useOptionsOf } from '../inputs/index.ts';
import { memberText, useFieldState, useForm, useFormSelector } from '../state/index.ts';
import { openRows, optionSets, type TableRow, tableColumns, tableMatrix, tableRows } from './lists-table.ts';
import styles from './matrix.module.css';
import { MatrixTable } from './matrix-table.tsx';

/** Members of several lists as a tree, with the options of their sets, and other values of them, as columns. */
export function ListsSection({ edits, title }: { readonly edits: EditedTable; readonly title: string }) {
  const { store, target } = useForm();
  const { definition } = store.session().opened;
  const [list] = edits.rows;
  const [first] = edits.columns;
  const sets = useMemo(() => optionSets(definition, list, edits.columns), [definition, list, edits]);
  const { pending, optionsOf } = useOptionsOf(sets);
  const columns = useMemo(
    () => tableColumns(definition, list, edits.columns, optionsOf),
    [definition, list, edits, optionsOf],
  );
  const rows = useTableRows(edits);
  const requested = useMemo(() => aboveTarget(rows, target), [rows, target]);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const open = useMemo(
    () => new Set(rows.filter(row => isOpen(row, requested) !== turned.has(row.path)).map(({ path }) => path)),
    [rows, requested, turned],
  );
  const shown = useMemo(() => openRows(rows, open), [rows, open]);
  const matrix = useMemo(() => tableMatrix(columns, shown), [columns, shown]);
  if (pending) return <SkeletonRows />;
  if (columns.length === 0 || rows.length === 0)
    return <EmptyState text={matrixTexts.noOptions(sets.map(({ label }) => `${label.toLowerCase()}s`).join(', '))} />;
  const turn = (path: string) =>
    setTurned(now => (now.has(path) ? new Set([...now].filter(one => one !== path)) : new Set([...now, path])));
  return (
    <SectionCard title={title} flush>
      <MatrixTable
        matrix={matrix}
        lines={shown.map(row => ({
          label: row.name,
          head: <RowHead row={row} inside={first} open={open.has(row.path)} onTurn={turn} />,
        }))}
        heads={columns.map(({ label, field, option }) => ({
          label,
          head: option === undefined ? label : <ColumnHead name={label} of={field.label} />,
        }))}
        path={list}
        label={title}
        corner={fieldAt(definition, `${list}/[]`)?.label ?? ''}
        compact={shown.length <= mostRows}
      />
      <OptionNotes sets={sets} optionsOf={optionsOf} />
    </SectionCard>
  );
}

interface OptionNotesProps {
  readonly sets: readonly Reference[];
  readonly optionsOf: (item: Reference) => readonly NamedOption[];
}

/** What other documents say of the options in the columns, with links to where that is edited. */
function OptionNotes({ sets, optionsOf }: OptionNotesProps) {
  const { address } = useForm();
  const notes = sets.flatMap(item =>
    optionsOf(item).flatMap(({ id, name, note }) => {
      const [target] = listsOf(item);
      const kind = documentKinds.find(one => one === target?.document);
      if (note === undefined || target === undefined || kind === undefined) return [];
      const path = memberPath(target.path, id);
      const href = hrefOfPath({ ...address, kind, menuId: null }, path, { field: `${path}/${note.key}` });
      return [{ path, text: matrixTexts.optionNote(name, note.label, note.text), name, label: note.label, href }];
    }),
  );
  if (notes.length === 0) return null;
  return (
    <div className={`${styles.notes} text-13 tone-2 pad-x-20 pad-y-12 line-above`}>
      <ul>
        {notes.map(({ path, text, name, label, href }) => (
          <li key={path}>
            <span>{text}</span>
            {href !== null && (
              <AppLink href={href} aria-label={matrixTexts.editNote(name, label)}>
                {matrixTexts.edit}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Above this number the table scrolls inside its frame. */
const mostRows = 30;

const isOpen = ({ path, depth }: TableRow, requested: ReadonlySet<string>): boolean =>
  depth === 0 || requested.has(path);

/** The rows above the one that an address leads to. */
const aboveTarget = (rows: readonly TableRow[], target: string | null): ReadonlySet<string> => {
  const above: TableRow[] = [];
  if (target === null) return new Set();
  for (const row of rows) {
    above.length = row.depth;
    above[row.depth] = row;
    if (isBelow(target, row.path) && !rows.some(other => other.depth > row.depth && isBelow(target, other.path)))
      return new Set(above.map(({ path }) => path));
  }
  return new Set();
};

/** The rows; they change with members, their names and their parents, and not with the values in the cells. */
const useTableRows = ({ rows, columns: [first] }: EditedTable): readonly TableRow[] =>
  useFormSelector(
    rows[0],
    useCallback(
      (session: EditSession) =>
        tableRows(session.opened.definition, effectiveOf(session.opened, contentOf(session)), rows, first),
      [rows, first],
    ),
  );

interface RowHeadProps {
  readonly row: TableRow;
  readonly inside: string;
  readonly open: boolean;
  readonly onTurn: (path: string) => void;
}

/** The name of a member, where its value comes from, and a button that shows the members below it. */
function RowHead({ row: { path, name, depth, holds }, inside, open, onTurn }: RowHeadProps) {
  const { store } = useForm();
  const { inheritedFrom } = useFieldState(`${path}/${inside}`);
  return (
    <span className={`${styles.tree} row align-center gap-4 min-width-0`} style={{ paddingInlineStart: depth * 14 }}>
      {holds && (
        <button
          type="button"
          className={`${styles.fold} grid rigid tone-2 pad-0`}
          tabIndex={-1}
          aria-expanded={open}
          aria-label={matrixTexts.showInside(name)}
          onClick={() => onTurn(path)}
        >
          {open ? <IconChevronDown size={15} aria-hidden /> : <IconChevronRight size={15} aria-hidden />}
        </button>
      )}
      <span>
        {name}
        {inheritedFrom !== undefined && (
          <span className={`${styles.inside} size-12 weight-400 tone-3 nowrap`}>
            {formTexts.inheritedFrom(memberText(store.session(), inheritedFrom))}
          </span>
        )}
      </span>
    </span>
  );
}

function ColumnHead({ name, of }: { readonly name: string; readonly of: string }) {
  return (
    <span>
      {name}
      <span className={`${styles.inside} size-12 weight-400 tone-3 nowrap`}>{of}</span>
    </span>
  );
}
