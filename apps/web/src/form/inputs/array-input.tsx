import { inputsTexts } from '@commissary/catalog';
import { type ArrayField, type Field, initial, isGroup } from '@commissary/schema';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import styles from './array-input.module.css';
import type { NestingProps } from './widget-props.ts';

/** Rows without an id, replaced as a whole: a small table that grows. */
export function ArrayWidget(props: NestingProps<ArrayField<unknown>>) {
  const { id, field, value, label, onChange, Nested } = props;
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className="stack gap-8 reset" id={id} aria-label={label} tabIndex={-1}>
      {rows.map((row, index) => (
        // Such a row is identified only by its position.
        <div className="row align-center gap-8" key={index.toString()}>
          {cellsOf(field.item, row).map(({ key, cell, inner, put }) => (
            <div className="grow min-width-0" key={key}>
              <Nested
                {...props}
                id={`${id}-${index}-${key}`}
                field={cell}
                label={`${cell.label} ${index + 1}`}
                value={inner}
                onChange={(next, typing) => onChange(rows.with(index, put(next)), typing)}
              />
            </div>
          ))}
          <ActionIcon aria-label={inputsTexts.removeRow(index + 1)} onClick={() => onChange(rows.toSpliced(index, 1))}>
            <IconX size={15} stroke={1.8} />
          </ActionIcon>
        </div>
      ))}
      <Button
        className={styles.add ?? ''}
        variant="default"
        leftSection={<IconPlus size={15} stroke={1.8} />}
        onClick={() => onChange([...rows, (field.copyLastOnAdd && rows.at(-1)) ?? initial(field.item)])}
      >
        {inputsTexts.addEntry(field.item.label.toLowerCase())}
      </Button>
    </fieldset>
  );
}

interface Cell {
  readonly key: string;
  readonly cell: Field;
  readonly inner: unknown;
  readonly put: (next: unknown) => unknown;
}

const cellsOf = (item: Field, row: unknown): readonly Cell[] => {
  if (!isGroup(item)) return [{ key: 'value', cell: item, inner: row, put: next => next }];
  const record = (typeof row === 'object' && row !== null ? row : {}) as Readonly<Record<string, unknown>>;
  return Object.entries(item.shape)
    .filter(([, cell]) => !cell.systemManaged)
    .map(([key, cell]) => ({ key, cell, inner: record[key], put: next => ({ ...record, [key]: next }) }));
};
