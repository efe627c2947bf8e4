import { type Menu, shownMenuTexts, layoutTexts as texts } from '@commissary/catalog';
import type { UnplacedItem } from '@commissary/domain';
import { fieldAt, isList, joinPath, type List } from '@commissary/schema';
import { useEffect, useMemo, useState } from 'react';
import { addNewMember, removeMembers } from '../../form/actions/index.ts';
import { type Chips, cellRows, GridBoard, type GridLook, misplaced, useGridRows } from '../../form/grid/index.ts';
import { type ListRow, mayRemoveRow } from '../../form/rows/index.ts';
import { missingPermission, useForm } from '../../form/state/index.ts';
import { ButtonFace, type Faces, FacesContext } from './button-face.tsx';
import { ButtonList } from './button-list.tsx';
import { buttonKey, buttonName, type LayoutSurface, layoutProblems } from './edited-layout.ts';
import { chipOf, ItemTray } from './item-tray.tsx';
import styles from './layout.module.css';
import { addItemButtons, buttonIn, copyButtons, firstFreeCell } from './layout-actions.ts';
import { MemberInspector } from './member-inspector.tsx';
import { SelectionTools } from './selection-tools.tsx';
import type { ShownLayout } from './use-shown-layout.ts';

export type BoardView = 'grid' | 'list';

export interface TabBoardProps {
  readonly list: List<unknown>;
  readonly surface: LayoutSurface;
  readonly tab: ListRow;
  readonly tabs: readonly ListRow[];
  readonly menu: Menu;
  readonly shown: ShownLayout;
  readonly view: BoardView;
}

const nothing: ReadonlySet<string> = new Set();

/** The buttons of a tab, the one that is open, and the items that have none. */
export function TabBoard({ surface, tab, tabs, menu, shown, view }: TabBoardProps) {
  const { store, newId, target } = useForm();
  const { definition } = store.session().opened;
  const path = joinPath(tab.path, 'buttons');
  const list = fieldAt(definition, path);
  const rows = useGridRows(path);
  const [open, setOpen] = useState<string | null>(null);
  const [selected, setSelected] = useState(nothing);
  const requested = rows.find(row => target?.startsWith(row.path))?.id ?? null;
  useEffect(() => {
    if (requested !== null) setOpen(requested);
  }, [requested]);
  const problems = layoutProblems(menu, surface);
  const grid = list !== undefined && isList(list) ? list.grid : undefined;
  const wrong = useMemo(() => (grid === undefined ? nothing : misplaced(grid, rows)), [grid, rows]);
  const { faces, look } = useMemo(() => {
    const key = ({ id }: ListRow) => buttonKey(tab.id, id);
    const nameOf = (row: ListRow) => buttonName(menu, shown.settings, definition, buttonIn(row)) || texts.button;
    const noteOf = (row: ListRow): string | undefined => {
      const problem = problems.dead.get(key(row));
      const hidden = shown.hiddenButtons.get(key(row));
      const notes = [
        ...(problem === undefined ? [] : [texts.problems[problem]]),
        ...(wrong.has(row.id) ? [texts.overlaps] : []),
        ...(hidden === undefined ? [] : [texts.notShown(shownMenuTexts.reasons[hidden])]),
      ];
      return notes.length === 0 ? undefined : notes.join(', ');
    };
    const drawn: Faces = {
      nameOf,
      priceOf: row => shown.prices.get(key(row)) ?? '',
      isHidden: row => shown.hiddenButtons.has(key(row)),
      isDead: row => problems.dead.has(key(row)),
    };
    const how: GridLook = { Face: ButtonFace, nameOf, noteOf, className: styles.board };
    return { faces: drawn, look: how };
  }, [menu, shown, definition, tab.id, problems, wrong]);
  if (list === undefined || !isList(list) || grid === undefined) return null;
  const { opened } = store.session();
  const mayAdd = missingPermission(opened, { op: 'set', path }) === undefined && rows.length < list.max;
  const chosen = rows.find(({ id }) => id === open);
  const chosenRows = rows.filter(({ id }) => selected.has(id));
  const others = tabs.filter(({ id }) => id !== tab.id);
  const free = cellRows(grid, rows)
    .slice(0, -1)
    .flat()
    .filter(({ row }) => row === undefined).length;
  const add = () =>
    setOpen(
      addNewMember(store, path, list, newId(), rows.at(-1)?.id ?? null, { [grid.index]: firstFreeCell(rows) }).id,
    );
  const copyTo = (id: string) => {
    const other = others.find(one => one.id === id);
    if (other === undefined) return;
    const there = joinPath(other.path, 'buttons');
    copyButtons(store, there, chosenRows, newId);
    setSelected(nothing);
  };
  const removable = chosenRows.filter(row => mayRemoveRow(opened, list, row));
  const remove = () => {
    removeMembers(
      store,
      removable.map(one => one.path),
    );
    setSelected(nothing);
  };
  const common = { grid, rows, open, selected, onSelect: setSelected, onOpen: setOpen };
  const addItems = (items: readonly UnplacedItem[], at?: number) =>
    addItemButtons(store, list, path, rows, items, newId, at);
  const unplacedAt = (key: string) => problems.unplaced.filter(item => chipOf(item) === key);
  const chips: Chips = {
    nameOf: key => unplacedAt(key)[0]?.name ?? '',
    onDrop: (key, index) => addItems(unplacedAt(key), index),
  };
  const below = (
    <>
      <p className="text-12 tone-2 text-end">{texts.counts(rows.length, free)}</p>
      {chosenRows.length > 0 && (
        <SelectionTools
          listPath={path}
          rows={chosenRows}
          tabs={others}
          onCopy={mayAdd ? copyTo : null}
          onRemove={removable.length > 0 ? remove : null}
          onClear={() => setSelected(nothing)}
        />
      )}
      <ItemTray items={problems.unplaced} tabName={tab.name} onAdd={mayAdd ? items => addItems(items) : null} />
    </>
  );
  return (
    <FacesContext value={faces}>
      <div className={`${styles.panes} grid align-start gap-16`} data-beside={chosen !== undefined || undefined}>
        <div className="min-width-0" role="tabpanel" aria-label={tab.name}>
          {view === 'grid' ? (
            <GridBoard {...common} list={list} path={path} look={look} chips={mayAdd ? chips : undefined}>
              {below}
            </GridBoard>
          ) : (
            <>
              <ButtonList
                {...common}
                nameOf={faces.nameOf}
                noteOf={look.noteOf ?? noNote}
                onAdd={mayAdd ? add : null}
              />
              {below}
            </>
          )}
        </div>
        {chosen !== undefined && (
          <MemberInspector
            {...{ list, rows }}
            key={chosen.path}
            listPath={path}
            row={chosen}
            name={faces.nameOf(chosen)}
            about={placeOf(buttonIn(chosen).index, grid.columns)}
            onClose={() => setOpen(null)}
          />
        )}
      </div>
    </FacesContext>
  );
}

const noNote = (): undefined => undefined;

const placeOf = (index: number, columns: number): string =>
  texts.place(Math.floor(index / columns) + 1, (index % columns) + 1);
