import { formListsTexts, screenOfMember } from '@commissary/catalog';
import { hasOwnMembers, type List } from '@commissary/schema';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconBan, IconChevronDown, IconChevronUp, IconCircleCheck } from '@tabler/icons-react';
import { useCallback } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { moveRow, removeMember, reset, restoreMember, setValue, unhideMember } from '../actions/index.ts';
import { isReferredTo, RemoveAction, UsagesAction } from '../references/index.ts';
import { type ListRow, mayRemoveRow, mayRetire, type RowPosition, stockOf } from '../rows/index.ts';
import { missingPermission, parentSourceAt, useForm, useFormSelector, valueIn } from '../state/index.ts';
import styles from './list-table.module.css';

/** Loaded with the first list inside a member. */
const MoveAction = lazyComponent(async () => (await import('../move/index.ts')).MoveAction);
/** Loaded with the first list whose members may be out of stock. */
const StockAction = lazyComponent(async () => (await import('../out-of-stock/index.ts')).StockAction);

export interface RowActionsProps {
  readonly list: List<unknown>;
  readonly row: ListRow;
  readonly listPath: string;
  /** Whether there is a row before it, and one after it. */
  readonly before: boolean;
  readonly behind: boolean;
  /** The rows among which it is moved; all by default. */
  readonly among?: readonly RowPosition[] | undefined;
}

/** The actions on a row as a whole: move, remove, restore. */
export function RowActions({ list, row, listPath, before, behind, among }: RowActionsProps) {
  const { store, level, address } = useForm();
  const { opened } = store.session();
  const mayRemove = useFormSelector(
    row.path,
    useCallback(
      session => mayRemoveRow(session.opened, list, { ...row, value: valueIn(session, row.path) }),
      [list, row],
    ),
  );
  if (row.state === 'hidden')
    return (
      <div className={`${styles.acts} row align-center justify-end`}>
        <RowAction words={formListsTexts.restore} name={row.name} onClick={() => restoreMember(store, row.path)} />
      </div>
    );
  if (row.state === 'dormant')
    return (
      <div className={`${styles.acts} row align-center justify-end`}>
        <RowAction words={formListsTexts.clear} name={row.name} onClick={() => reset(store, row.path)} />
      </div>
    );
  if (row.retired)
    return (
      <div className={`${styles.acts} row align-center justify-end`}>
        <RevertAction row={row} />
        {mayRetire(opened, list, row) && (
          <RowAction words={formListsTexts.restore} name={row.name} onClick={() => unhideMember(store, row.path)} />
        )}
      </div>
    );
  const move = (by: number) => moveRow(store, listPath, row, by, among);
  // A row that represents another member is added and removed with it.
  const own = hasOwnMembers(list);
  // Only such a list can be there a second time.
  const isInMember = listPath.includes('/[');
  const mayMove = own && missingPermission(opened, { op: 'move', path: row.path }) === undefined;
  // Of what its page offers too.
  const onPage = screenOfMember(address.kind, row.path) === null ? '' : (styles.onPage ?? '');
  const removeWord = level === 'company' || row.onlyHere || list.softDelete !== undefined ? 'remove' : 'hide';
  return (
    <div className={`${styles.acts} row align-center justify-end`} data-fixed={row.fixed || undefined}>
      <RevertAction row={row} />
      {mayMove && (
        <>
          <ActionIcon aria-label={formListsTexts.moveUp(row.name)} onClick={() => move(-1)} disabled={!before}>
            <IconChevronUp size={16} stroke={1.8} />
          </ActionIcon>
          <ActionIcon aria-label={formListsTexts.moveDown(row.name)} onClick={() => move(1)} disabled={!behind}>
            <IconChevronDown size={16} stroke={1.8} />
          </ActionIcon>
        </>
      )}
      {list.nameFrom === undefined && !row.onlyHere && !row.fixed && isInMember && (
        <MoveAction listPath={listPath} paths={[row.path]} name={row.name} className={onPage} />
      )}
      {stockOf(list) !== null && <StockAction list={list} path={row.path} name={row.name} rowClass={onPage} />}
      <DisableAction list={list} row={row} />
      {isReferredTo(address.kind, listPath) ? (
        <UsagesAction row={row} remove={mayRemove ? removeWord : undefined} />
      ) : (
        mayRemove && <RemoveAction word={removeWord} name={row.name} onClick={() => removeMember(store, row.path)} />
      )}
      {row.fixed && <span className={styles.slot} />}
    </div>
  );
}

/** Resets the member to the level above, including its position there. */
function RevertAction({ row }: Pick<RowActionsProps, 'row'>) {
  const { store, level, names } = useForm();
  const session = store.session();
  const own = (row.changed > 0 || row.moved) && !row.onlyHere;
  if (level === 'company' || !own || missingPermission(session.opened, { op: 'reset', path: row.path }) !== undefined)
    return null;
  const above = row.changedByGroup > 0 ? 'group' : parentSourceAt(session, row.path);
  return (
    <ActionIcon
      aria-label={formListsTexts.takeInherited(above === 'company' ? formListsTexts.company : names[above], row.name)}
      onClick={() => reset(store, row.path)}
    >
      <IconArrowBackUp size={16} stroke={1.8} />
    </ActionIcon>
  );
}

/** Disables and enables a member, where members have a toggle for it. */
function DisableAction({ list, row }: Pick<RowActionsProps, 'list' | 'row'>) {
  const { store } = useForm();
  if (list.disabledPath === undefined || row.disabled === undefined) return null;
  const path = `${row.path}/${list.disabledPath}`;
  if (missingPermission(store.session().opened, { op: 'set', path }) !== undefined) return null;
  const Glyph = row.disabled ? IconCircleCheck : IconBan;
  return (
    <ActionIcon
      aria-label={row.disabled ? formListsTexts.enable(row.name) : formListsTexts.disable(row.name)}
      onClick={() => setValue(store, path, !row.disabled)}
    >
      <Glyph size={16} stroke={1.8} />
    </ActionIcon>
  );
}

function RowAction({
  words,
  name,
  onClick,
}: {
  readonly words: string;
  readonly name: string;
  readonly onClick: () => void;
}) {
  return (
    <Button
      variant="subtle"
      leftSection={<IconArrowBackUp size={14} stroke={1.8} aria-hidden />}
      aria-label={`${words} ${name}`}
      onClick={onClick}
    >
      {words}
    </Button>
  );
}
