import { gridTexts, layoutTexts as texts } from '@commissary/catalog';
import { boxOf, type Grid } from '@commissary/schema';
import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ListRow } from '../../form/rows/index.ts';
import { EmptyState } from '../../ui/index.ts';
import styles from './layout.module.css';

export interface ButtonListProps {
  readonly grid: Grid;
  readonly rows: readonly ListRow[];
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly nameOf: (row: ListRow) => string;
  readonly noteOf: (row: ListRow) => string | undefined;
  readonly onAdd: (() => void) | null;
}

/** The buttons of a tab as a list, in the order of their cells. */
export function ButtonList({ grid, rows, open, onOpen, selected, onSelect, nameOf, noteOf, onAdd }: ButtonListProps) {
  const placed = rows.map(row => ({ row, box: boxOf(grid, row.value) }));
  const inOrder = placed.toSorted((a, b) => firstOf(a.box) - firstOf(b.box));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <div className="stack gap-8">
      {rows.length === 0 && <EmptyState text={texts.emptyTab} />}
      <ul className={styles.rows}>
        {inOrder.map(({ row, box }) => {
          const [name, note] = [nameOf(row), noteOf(row)];
          return (
            <li key={row.id} className="row align-center gap-8 line-below" data-open={row.id === open || undefined}>
              <Checkbox
                aria-label={texts.select(name)}
                checked={selected.has(row.id)}
                onChange={() => toggle(row.id)}
              />
              <button
                type="button"
                className={styles.rowButton}
                aria-expanded={row.id === open}
                onClick={() => onOpen(row.id)}
              >
                <span>{name}</span>
                <span className="text-12 tone-3">
                  {box !== undefined &&
                    `${texts.place(box.row + 1, box.column + 1)}, ${gridTexts.span(box.columns, box.rows)}`}
                  {note !== undefined && `, ${note}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {onAdd !== null && (
        <Button variant="default" leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />} onClick={onAdd}>
          {texts.addButton}
        </Button>
      )}
    </div>
  );
}

const firstOf = (box: { readonly row: number; readonly column: number } | undefined): number =>
  box === undefined ? Number.MAX_SAFE_INTEGER : box.row * 1000 + box.column;
