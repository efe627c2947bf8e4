import { menuImportScreenTexts as texts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useId } from 'react';
import type { TableFile } from '../../files/index.ts';
import { LinesField } from '../../form/typed/index.ts';
import { typedTable } from './typed-table.ts';

/** More is a file. */
const longest = 100_000;

export interface TypedItemsProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onTable: (table: TableFile) => void;
}

/** Items are typed, or pasted as text, where somebody has no file. */
export function TypedItems({ text, onChange, onTable }: TypedItemsProps) {
  const [id, helpId] = [useId(), useId()];
  const table = typedTable(text);
  return (
    <form
      className="stack gap-8 space-above-12"
      onSubmit={event => {
        event.preventDefault();
        if (table !== null) onTable(table);
      }}
    >
      <label htmlFor={id} className="weight-600">
        {texts.typed}
      </label>
      <p id={helpId} className="text-13 tone-2">
        {texts.typedHelp}
      </p>
      <LinesField
        id={id}
        aria-describedby={helpId}
        placeholder={texts.typedExample}
        rows={5}
        maxLength={longest}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="default" disabled={table === null}>
          {texts.checkTyped(table?.rows.length ?? 0)}
        </Button>
      </div>
    </form>
  );
}
