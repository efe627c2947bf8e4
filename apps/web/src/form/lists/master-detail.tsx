import { formListsTexts, withQuery } from '@commissary/catalog';
import { isBelow, isGroup, isList, type List } from '@commissary/schema';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { navigateTo, useReturnedMember } from '../../navigation/index.ts';
import { Dot, EmptyState } from '../../ui/index.ts';
import { addNewMember } from '../actions/index.ts';
import { DragArea, DragHandle } from '../drag/index.ts';
import type { ListComponent, RowsComponent } from '../fields/index.ts';
import { addressOfQuery, everyRow } from '../filters/index.ts';
import { RowActions } from '../row-menu/index.ts';
import type { RowPosition } from '../rows/index.ts';
import { missingPermission, useForm } from '../state/index.ts';
import styles from './master-detail.module.css';
import { RowBadges } from './row-badges.tsx';
import { TreeBranches, TreeCount } from './tree-branches.tsx';
import { useListOrder, useRow } from './use-list.ts';

export interface MasterDetailProps {
  readonly list: List<unknown>;
  readonly path: string;
  /** What is said of the list as a whole where it has no title. */
  readonly badges: ReactNode;
  readonly List: ListComponent;
  readonly Rows: RowsComponent;
}

/** A list whose members contain lists: the members at the side, the selected one beside them. */
export function MasterDetail({ list, path, badges, List, Rows }: MasterDetailProps) {
  const { target, store, newId, address } = useForm();
  const router = useRouter();
  const rows = useListOrder(path);
  const beside = useSearch({ strict: false, select: query => query.beside });
  const returned = useReturnedMember(address.kind);
  const rowAround = (path: string | undefined) => rows.find(row => path !== undefined && isBelow(path, row.path))?.id;
  const requested = rowAround(target ?? beside);
  const [chosen, setChosen] = useState(requested ?? rowAround(returned) ?? rows[0]?.id);
  useEffect(() => {
    if (requested !== undefined) setChosen(requested);
  }, [requested]);
  const firstShown = rows.find(({ state }) => state === 'shown');
  const current = rows.find(({ id }) => id === chosen) ?? firstShown ?? rows[0];
  const lastShown = useRef<string | null>(null);
  // A member that is removed stays in the list where a level above has it; the selection goes on to one that remains.
  useEffect(() => {
    if (current?.state === 'shown') lastShown.current = current.id;
    else if (current !== undefined && current.id === lastShown.current) setChosen(firstShown?.id);
  }, [current, firstShown]);
  const mayAdd = missingPermission(store.session().opened, { op: 'set', path }) === undefined;
  // In the address too, so that the way back from a member's own screen leads to where it was opened.
  const choose = ({ id, path }: RowPosition) => {
    setChosen(id);
    // All rows of its list: what another member's list showed is not asked of this one.
    const everything = addressOfQuery(path, everyRow);
    navigateTo(router, withQuery(router.state.location.href, { ...everything, beside: null, field: path }), {
      replace: true,
    });
  };
  const add = () => {
    const last = rows.findLast(({ state }) => state === 'shown')?.id ?? null;
    setChosen(addNewMember(store, path, list, newId(), last).id);
  };
  return (
    <div className={styles.panes}>
      <nav className={styles.rail} aria-label={list.label} onKeyDown={moveInRail}>
        {badges !== null && <div className={styles.badges}>{badges}</div>}
        <DragArea list={list} listPath={path} rows={rows} movable={mayAdd}>
          {inOrder => (
            <div className={styles.tabs}>
              {inOrder.map((row, index) => (
                <Tab
                  key={row.id}
                  list={list}
                  path={path}
                  position={row}
                  index={index}
                  current={row.id === current?.id}
                  onChoose={() => choose(row)}
                />
              ))}
            </div>
          )}
        </DragArea>
        {mayAdd && (
          <Button
            className={`${styles.add} space-above-8`}
            variant="subtle"
            leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
            data-adds={path}
            onClick={add}
          >
            {formListsTexts.addMember(list.item.label.toLowerCase())}
          </Button>
        )}
      </nav>
      {current === undefined ? (
        <EmptyState text={formListsTexts.emptyList(list.label.toLowerCase())} />
      ) : (
        <Detail key={current.id} list={list} path={path} position={current} rows={rows} List={List} Rows={Rows} />
      )}
    </div>
  );
}

/** Up, Down, Home and End go through the names at the side. */
const moveInRail = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-rail]')];
  const at = event.target instanceof HTMLElement ? names.indexOf(event.target) : -1;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: names.length - 1 }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  names[next]?.focus();
};

interface TabProps extends Pick<MasterDetailProps, 'list' | 'path'> {
  readonly position: RowPosition;
  readonly index: number;
  readonly current: boolean;
  readonly onChoose: () => void;
}

function Tab({ list, path, position, index, current, onChoose }: TabProps) {
  const row = useRow(list, path, position);
  return (
    <div className={styles.line} data-index={index} data-row>
      <DragHandle id={row.id} name={row.name} />
      <button
        type="button"
        className={`${styles.tab} row align-center gap-8 full-width text-13 tone-1 pad-x-8 pad-y-4`}
        data-rail
        data-drag-row
        data-drop-path={row.state === 'shown' ? row.path : undefined}
        aria-current={current}
        onClick={onChoose}
      >
        <span className={row.state === 'shown' ? undefined : styles.gone}>{row.name}</span>
        {row.unsaved && <Dot tone="unsaved" label={formListsTexts.notSaved} />}
        {row.changed > 0 && (
          <span className={`${styles.changed} push-end size-12 tone-3`}>
            {formListsTexts.changedCount(row.changed)}
          </span>
        )}
        {list.tree !== undefined && row.state === 'shown' && <TreeCount tree={list.tree} path={row.path} />}
      </button>
      {list.tree !== undefined && row.state === 'shown' && current && <TreeBranches tree={list.tree} path={row.path} />}
    </div>
  );
}

type DetailProps = Omit<MasterDetailProps, 'badges'> & {
  readonly position: RowPosition;
  readonly rows: readonly RowPosition[];
};

function Detail({ list, path, position, rows, List, Rows }: DetailProps) {
  const row = useRow(list, path, position);
  const at = rows.indexOf(position);
  return (
    <div className={styles.detail}>
      <div className={`${styles.head} row wrap align-center gap-8 gap-x-12`}>
        <h3>{row.name}</h3>
        <RowBadges list={list} row={row} />
        <span className={`${styles.acts} push-end`}>
          <RowActions list={list} row={row} listPath={path} before={at > 0} behind={at < rows.length - 1} />
        </span>
      </div>
      {row.state === 'shown' && isGroup(list.item) && (
        <Rows
          group={list.item}
          path={row.path}
          List={List}
          {...(Object.values(list.item.shape).some(isList) && {
            fold: formListsTexts.detailsLabel(list.item.label),
            together: list.tree !== undefined,
          })}
        />
      )}
      {row.state === 'hidden' && <EmptyState text={formListsTexts.hiddenRowHint(row.name)} />}
    </div>
  );
}
