import { formListsTexts, moveTexts, outOfStockTexts, rowMenuTexts as texts } from '@commissary/catalog';
import { Popover } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBan,
  IconChevronDown,
  IconChevronUp,
  IconCircleCheck,
  IconClockPause,
  IconCornerUpRight,
  IconEyeOff,
  IconLink,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepFocus, panelItem, panelLine } from '../../ui/index.ts';
import { moveRow, removeMember, reset, setValue } from '../actions/index.ts';
import { hasOtherParents, MoveDialog } from '../move/index.ts';
import { LazyOutOfStockDialog, RowStock } from '../out-of-stock/index.ts';
import { UsagesPanel, usagesOf } from '../references/index.ts';
import { type Replacement, replacementPlanOf, stockOf } from '../rows/index.ts';
import { parentSourceAt, useForm } from '../state/index.ts';
import { moveInMenu } from './move-in-menu.ts';
import type { RowActionsProps } from './row-actions-props.ts';
import type { RowActs } from './row-acts.ts';
import styles from './row-menu.module.css';

export interface RowMenuProps extends RowActionsProps {
  readonly acts: RowActs;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What can be done with a row, each by its name; and the dialogs that it opens, which outlive it. */
export function RowMenu({ list, row, listPath, before, behind, among, acts, opened, onClose }: RowMenuProps) {
  const { store, level, names, address } = useForm();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'move' | 'stock' | 'uses' | 'remove' | null>(null);
  const session = store.session();
  const stock = stockOf(list);
  const close = () => setDialog(null);
  const choose = (run: () => void) => () => {
    onClose();
    run();
  };
  const move = (by: number) => choose(() => moveRow(store, listPath, row, by, among));
  const removeWord = level === 'company' || row.onlyHere || list.softDelete !== undefined ? 'remove' : 'hide';
  const take = (heir?: Replacement) => {
    close();
    removeMember(store, row.path, heir?.id);
  };
  const askFirst = async () => {
    // Where the usages cannot be loaded, removing is allowed: it is one step, and can be undone.
    const found = await client.fetchQuery(usagesOf(address, row.path)).catch(() => undefined);
    const named = replacementPlanOf(store.session(), row.path).paths.length;
    if (found === undefined || found.total + named === 0) take();
    else setDialog('remove');
  };
  const above = row.changedByGroup > 0 ? 'group' : parentSourceAt(session, row.path);
  return (
    <>
      <Popover
        opened={opened}
        onChange={onClose}
        width={240}
        position="bottom-end"
        withRoles={false}
        trapFocus
        portalProps={{ target: '#main' }}
      >
        <Popover.Target>
          <span className={styles.anchor} />
        </Popover.Target>
        <Popover.Dropdown
          className={styles.menu ?? ''}
          role="menu"
          aria-label={formListsTexts.moreOf(row.name)}
          onFocus={keepFocus}
          onKeyDown={moveInMenu}
        >
          {acts.move && (
            <>
              <Act Icon={IconChevronUp} text={texts.moveUp} keys="Alt+ArrowUp" disabled={!before} onClick={move(-1)} />
              <Act
                Icon={IconChevronDown}
                text={texts.moveDown}
                keys="Alt+ArrowDown"
                disabled={!behind}
                onClick={move(1)}
              />
            </>
          )}
          {acts.moveTo && hasOtherParents(session, listPath) && (
            <Act Icon={IconCornerUpRight} text={moveTexts.moveTo} onClick={choose(() => setDialog('move'))} />
          )}
          {acts.stock && stock !== null && (
            <RowStock path={row.path} name={row.name} list={list} stock={stock}>
              {putBack =>
                putBack === null ? (
                  <Act Icon={IconClockPause} text={outOfStockTexts.take} onClick={choose(() => setDialog('stock'))} />
                ) : (
                  <Act
                    Icon={IconCircleCheck}
                    text={outOfStockTexts.back}
                    disabled={putBack.disabled}
                    onClick={choose(putBack.send)}
                  />
                )
              }
            </RowStock>
          )}
          {acts.disable && (
            <Act
              Icon={row.disabled ? IconCircleCheck : IconBan}
              text={row.disabled ? texts.enable : texts.disable}
              onClick={choose(() => setValue(store, `${row.path}/${list.disabledPath}`, !row.disabled))}
            />
          )}
          {acts.takeInherited && (
            <Act
              Icon={IconArrowBackUp}
              text={texts.takeInherited(above === 'company' ? texts.company : names[above])}
              onClick={choose(() => reset(store, row.path))}
            />
          )}
          {acts.usages && <Act Icon={IconLink} text={texts.usages} onClick={choose(() => setDialog('uses'))} />}
          {acts.remove && (
            <>
              {Object.values({ ...acts, remove: false }).includes(true) && <hr className={panelLine} />}
              <Act
                Icon={removeWord === 'hide' ? IconEyeOff : IconTrash}
                text={texts[removeWord]}
                onClick={choose(() => (acts.usages ? void askFirst() : take()))}
              />
            </>
          )}
        </Popover.Dropdown>
      </Popover>
      {dialog === 'move' && <MoveDialog request={{ listPath, paths: [row.path], what: row.name }} onClose={close} />}
      {dialog === 'stock' && stock !== null && (
        <LazyOutOfStockDialog what={row.name} paths={[row.path]} stock={stock} onClose={close} />
      )}
      {(dialog === 'uses' || dialog === 'remove') && (
        <UsagesPanel row={row} remove={dialog === 'remove' ? removeWord : undefined} onTake={take} onClose={close} />
      )}
    </>
  );
}

interface ActProps {
  readonly Icon: TablerIcon;
  readonly text: string;
  /** The keys that do the same from the name of the row. */
  readonly keys?: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Act({ Icon, text, keys, disabled = false, onClick }: ActProps) {
  return (
    <button
      type="button"
      role="menuitem"
      className={panelItem}
      disabled={disabled}
      aria-keyshortcuts={keys}
      onClick={onClick}
    >
      <Icon size={16} stroke={1.8} aria-hidden />
      {text}
    </button>
  );
}
