import { layoutTexts as texts } from '@commissary/catalog';
import { Button, NativeSelect } from '@mantine/core';
import { MoveSelected } from '../../form/move/index.ts';
import type { ListRow } from '../../form/rows/index.ts';
import styles from './layout.module.css';

export interface SelectionToolsProps {
  readonly listPath: string;
  readonly rows: readonly ListRow[];
  /** The other tabs. */
  readonly tabs: readonly ListRow[];
  readonly onCopy: ((tab: string) => void) | null;
  readonly onRemove: (() => void) | null;
  readonly onClear: () => void;
}

/** What is done with several buttons at once. */
export function SelectionTools({ listPath, rows, tabs, onCopy, onRemove, onClear }: SelectionToolsProps) {
  return (
    <div className={`${styles.selection} row wrap align-center gap-8`} role="toolbar" aria-label={texts.selection}>
      <strong className="text-13">{texts.selected(rows.length)}</strong>
      {onCopy !== null && tabs.length > 0 && (
        <NativeSelect
          aria-label={texts.copyTo}
          value=""
          data={[{ value: '', label: texts.copyTo }, ...tabs.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={({ currentTarget: { value } }) => value !== '' && onCopy(value)}
        />
      )}
      <MoveSelected listPath={listPath} paths={rows.map(({ path }) => path)} onMoved={onClear} />
      {onRemove !== null && (
        <Button variant="subtle" color="red" onClick={onRemove}>
          {texts.removeSelected}
        </Button>
      )}
      <Button variant="subtle" onClick={onClear}>
        {texts.clearSelection}
      </Button>
    </div>
  );
}
