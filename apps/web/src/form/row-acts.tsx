import type { List } from '@commissary/schema';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconBan, IconChevronDown, IconChevronUp, IconCircleCheck } from '@tabler/icons-react';
import { removeMember, reset, restoreMember, reviveMember, setValue } from './acts.ts';
import { parentSourceAt } from './field-state.ts';
import { useForm } from './form-context.ts';
import type { ListRow } from './list-rows.ts';
import styles from './list-table.module.css';
import { moveRow } from './move-row.ts';
import type { Opened } from './opened.ts';
import { RemoveAct } from './remove-act.tsx';
import { missingRight } from './rights.ts';
import { isReferredTo } from './uses.ts';
import { UsesAct } from './uses-act.tsx';

export interface RowActsProps {
  readonly list: List<unknown>;
  readonly row: ListRow;
  readonly listPath: string;
  /** Whether there is a row before it, and one behind. */
  readonly before: boolean;
  readonly behind: boolean;
}

/** What can be done with a row as a whole: move it, take it away, bring it back. */
export function RowActs({ list, row, listPath, before, behind }: RowActsProps) {
  const { store, level, address } = useForm();
  const { opened } = store.session();
  if (row.state === 'hidden')
    return (
      <div className={styles.acts}>
        <Act words="Restore" name={row.name} onClick={() => restoreMember(store, row.path)} />
      </div>
    );
  if (row.state === 'dormant')
    return (
      <div className={styles.acts}>
        <Act words="Clear" name={row.name} onClick={() => reset(store, row.path)} />
      </div>
    );
  if (row.retired)
    return (
      <div className={styles.acts}>
        <RevertAct row={row} />
        {mayRetire(opened, list, row) && (
          <Act words="Restore" name={row.name} onClick={() => reviveMember(store, row.path)} />
        )}
      </div>
    );
  const move = (by: number) => moveRow(store, listPath, row, by);
  // A row that stands for another one comes and goes with it.
  const own = list.namedBy === undefined;
  const mayMove = own && missingRight(opened, { op: 'move', path: row.path }) === undefined;
  const mayRemove =
    own &&
    !row.fixed &&
    (list.retired === undefined
      ? missingRight(opened, { op: 'remove', path: row.path, before: row.value }) === undefined
      : mayRetire(opened, list, row));
  const removeWord = level === 'company' || row.onlyHere || list.retired !== undefined ? 'Remove' : 'Hide';
  return (
    <div className={styles.acts} data-fixed={row.fixed || undefined}>
      <RevertAct row={row} />
      {mayMove && (
        <>
          <ActionIcon aria-label={`Move ${row.name} up`} onClick={() => move(-1)} disabled={!before}>
            <IconChevronUp size={16} stroke={1.8} />
          </ActionIcon>
          <ActionIcon aria-label={`Move ${row.name} down`} onClick={() => move(1)} disabled={!behind}>
            <IconChevronDown size={16} stroke={1.8} />
          </ActionIcon>
        </>
      )}
      <DisableAct list={list} row={row} />
      {isReferredTo(address.kind, listPath) ? (
        <UsesAct row={row} remove={mayRemove ? removeWord : undefined} />
      ) : (
        mayRemove && <RemoveAct word={removeWord} name={row.name} onClick={() => removeMember(store, row.path)} />
      )}
      {row.fixed && <span className={styles.slot} />}
    </div>
  );
}

/** A list that keeps its members only has values of one set. */
const mayRetire = (opened: Opened, { retired = {} }: List<unknown>, { path }: ListRow): boolean =>
  Object.keys(retired).every(key => missingRight(opened, { op: 'set', path: `${path}/${key}` }) === undefined);

/** Goes back to the member as the level above has it, in its place there. */
function RevertAct({ row }: Pick<RowActsProps, 'row'>) {
  const { store, level, names } = useForm();
  const session = store.session();
  const own = (row.changed > 0 || row.moved) && !row.onlyHere;
  if (level === 'company' || !own || missingRight(session.opened, { op: 'reset', path: row.path }) !== undefined)
    return null;
  const above = row.changedByGroup > 0 ? 'group' : parentSourceAt(session, row.path);
  return (
    <ActionIcon
      aria-label={`Use ${above === 'company' ? 'company' : names[above]} value of ${row.name}`}
      onClick={() => reset(store, row.path)}
    >
      <IconArrowBackUp size={16} stroke={1.8} />
    </ActionIcon>
  );
}

/** Takes a member out of use and back, where members have a switch for it. */
function DisableAct({ list, row }: Pick<RowActsProps, 'list' | 'row'>) {
  const { store } = useForm();
  if (list.disabledBy === undefined || row.disabled === undefined) return null;
  const path = `${row.path}/${list.disabledBy}`;
  if (missingRight(store.session().opened, { op: 'set', path }) !== undefined) return null;
  const word = row.disabled ? 'Enable' : 'Disable';
  const Glyph = row.disabled ? IconCircleCheck : IconBan;
  return (
    <ActionIcon aria-label={`${word} ${row.name}`} onClick={() => setValue(store, path, !row.disabled)}>
      <Glyph size={16} stroke={1.8} />
    </ActionIcon>
  );
}

function Act({
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
