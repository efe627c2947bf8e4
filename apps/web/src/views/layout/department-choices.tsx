import { labeledColors, layoutTexts as texts } from '@commissary/catalog';
import { ActionIcon, Checkbox, NativeSelect } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import styles from './layout.module.css';

/** A department, whether it gets buttons, and their color. */
export interface DepartmentRow {
  readonly id: string | number;
  readonly name: string;
  readonly color: string;
  readonly isChosen: boolean;
}

export interface DepartmentChoicesProps {
  readonly rows: readonly DepartmentRow[];
  readonly onChange: (rows: readonly DepartmentRow[]) => void;
}

/** The departments in the order of their tabs. */
export function DepartmentChoices({ rows, onChange }: DepartmentChoicesProps) {
  const change = (id: DepartmentRow['id'], more: Partial<DepartmentRow>) =>
    onChange(rows.map(row => (row.id === id ? { ...row, ...more } : row)));
  const move = (at: number, by: number) => {
    const row = rows[at];
    if (row !== undefined) onChange(rows.toSpliced(at, 1).toSpliced(at + by, 0, row));
  };
  return (
    <ul className={styles.rows}>
      {rows.map((row, at) => (
        <li key={row.id} className="row wrap align-center gap-12 line-below">
          <span className="grow">
            <Checkbox
              label={row.name}
              aria-label={texts.include(row.name)}
              checked={row.isChosen}
              onChange={() => change(row.id, { isChosen: !row.isChosen })}
            />
          </span>
          <span className={styles.swatch} style={{ background: row.color }} aria-hidden />
          <NativeSelect
            aria-label={texts.color(row.name)}
            value={row.color}
            data={labeledColors.map(({ label, value }) => ({ label, value }))}
            onChange={({ currentTarget: { value } }) => change(row.id, { color: value })}
          />
          <ActionIcon aria-label={texts.earlier(row.name)} disabled={at === 0} onClick={() => move(at, -1)}>
            <IconChevronUp size={16} stroke={1.8} />
          </ActionIcon>
          <ActionIcon aria-label={texts.later(row.name)} disabled={at === rows.length - 1} onClick={() => move(at, 1)}>
            <IconChevronDown size={16} stroke={1.8} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
