import { optionsAt, outOfStockTexts as texts } from '@commissary/catalog';
import { memberPath } from '@commissary/schema';
import { Checkbox } from '@mantine/core';
import { useCallback } from 'react';
import { effectiveOf } from '../../snapshot/index.ts';
import type { StockTarget } from '../../stock/index.ts';
import { Segmented } from '../../ui/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import type { Stock } from '../rows/index.ts';
import { useFormSelector, valueIn } from '../state/index.ts';

/** A size or another option that can go out of stock of one item alone. */
export interface StockOption {
  readonly name: string;
  readonly target: StockTarget;
}

/** The sizes and options of the item that goes out of stock; none of several items, and of what has none. */
export const useStockOptions = (paths: readonly string[], { options }: Stock): readonly StockOption[] => {
  const [path = ''] = paths;
  const read = useCallback(
    ({ opened, ...session }: EditSession): readonly StockOption[] => {
      if (options === undefined || paths.length !== 1) return [];
      const document = effectiveOf(opened, contentOf({ opened, ...session }));
      return optionsAt(document, path, valueIn({ opened, ...session }, path)).map(({ id, name }) => ({
        name,
        target: { path: `${memberPath(`${path}/${options.list}`, id)}/${options.inside}`, entry: id },
      }));
    },
    [options, paths.length, path],
  );
  return useFormSelector(path, read);
};

export interface StockOptionsProps {
  readonly options: readonly StockOption[];
  /** Null: all of the item. */
  readonly chosen: readonly StockOption[] | null;
  readonly onChange: (chosen: readonly StockOption[] | null) => void;
}

/** Whether all of an item goes out of stock, or which of its sizes and options. */
export function StockOptions({ options, chosen, onChange }: StockOptionsProps) {
  return (
    <>
      <Segmented
        label={texts.what}
        value={chosen === null ? 'ALL' : 'SOME'}
        options={extents}
        onChange={value => onChange(value === 'ALL' ? null : [])}
      />
      {chosen !== null && (
        <Checkbox.Group
          aria-label={texts.options}
          value={chosen.map(({ target }) => target.path)}
          onChange={picked => onChange(options.filter(({ target }) => picked.includes(target.path)))}
        >
          <div className="row wrap gap-8 gap-x-16">
            {options.map(({ name, target: { path } }) => (
              <Checkbox key={path} value={path} label={name} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </>
  );
}

const extents = [
  { value: 'ALL', label: texts.allOfIt },
  { value: 'SOME', label: texts.someOptions },
] as const;
