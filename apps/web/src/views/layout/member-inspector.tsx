import { layoutTexts as texts } from '@commissary/catalog';
import { isGroup, type List } from '@commissary/schema';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { GroupRows, type ListComponent } from '../../form/fields/index.ts';
import { RowBadges } from '../../form/lists/index.ts';
import { RowActions } from '../../form/row-menu/index.ts';
import type { ListRow } from '../../form/rows/index.ts';
import { fieldElementId } from '../../form/state/index.ts';
import styles from './layout.module.css';

/** The buttons of a tab are on the board. */
const NoList: ListComponent = () => null;

export interface MemberInspectorProps {
  readonly list: List<unknown>;
  readonly listPath: string;
  readonly rows: readonly ListRow[];
  readonly row: ListRow;
  readonly name: string;
  readonly about?: string;
  readonly actions?: ReactNode;
  readonly onClose?: () => void;
}

/** The fields of a tab or of a button, with what can be done with it as a whole. */
export function MemberInspector({ list, listPath, rows, row, name, about, actions, onClose }: MemberInspectorProps) {
  const at = rows.indexOf(row);
  return (
    <section
      className={`${styles.inspector} card`}
      aria-label={name}
      id={fieldElementId(row.path)}
      data-path={row.path}
    >
      <header className="row wrap align-center gap-8 line-below pad-x-16 pad-y-10">
        <div className="grow min-width-0">
          <h2 className={styles.title}>{name}</h2>
          {about !== undefined && <p className="text-12 tone-3">{about}</p>}
        </div>
        <RowBadges list={list} row={row} />
        {actions}
        <RowActions
          list={list}
          row={row}
          listPath={listPath}
          before={at > 0}
          behind={at < rows.length - 1}
          among={rows}
        />
        {onClose !== undefined && (
          <ActionIcon aria-label={texts.close(name)} onClick={onClose}>
            <IconX size={17} stroke={1.8} aria-hidden />
          </ActionIcon>
        )}
      </header>
      {row.state === 'shown' && isGroup(list.item) && <GroupRows group={list.item} path={row.path} List={NoList} />}
    </section>
  );
}
