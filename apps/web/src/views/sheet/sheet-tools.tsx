import { sheetTexts } from '@commissary/catalog';
import { Checkbox, TextInput } from '@mantine/core';
import { useAddressQuery } from '../../navigation/index.ts';
import { Select } from '../../ui/index.ts';
import type { Narrowing } from './narrowed-fields.ts';
import styles from './sheet.module.css';

/** What narrows a sheet, in the address. */
export const useNarrowing = (): Narrowing => {
  const { query } = useAddressQuery();
  return { prices: query.prices ?? '', scheme: query.scheme ?? '', isDifferent: query.differs === 'yes' };
};

interface SheetToolsProps {
  /** Those that can be shown alone; none for a document without prices. */
  readonly schemes: readonly { readonly value: string; readonly label: string }[];
  /** How many of the chosen fields are shown. */
  readonly shown: number;
  readonly count: number;
}

/** Narrows a sheet to what somebody looks for: prices, one pricing scheme, what differs between locations. */
export function SheetTools({ schemes, shown, count }: SheetToolsProps) {
  const { change } = useAddressQuery();
  const { prices, scheme, isDifferent } = useNarrowing();
  return (
    <div className="row wrap align-end gap-12 gap-x-16 space-below-12">
      {schemes.length > 0 && (
        <TextInput
          className={styles.find ?? ''}
          label={sheetTexts.findPrices}
          placeholder={sheetTexts.findPricesExample}
          value={prices}
          onChange={event => change({ prices: event.currentTarget.value || null })}
        />
      )}
      {schemes.length > 1 && (
        <Select
          label={sheetTexts.scheme}
          placeholder={sheetTexts.allSchemes}
          clearable
          data={schemes.map(one => ({ ...one }))}
          value={scheme === '' ? null : scheme}
          onChange={value => change({ scheme: value })}
        />
      )}
      <Checkbox
        className="pad-y-8"
        label={sheetTexts.onlyDifferent}
        checked={isDifferent}
        onChange={() => change({ differs: isDifferent ? null : 'yes' })}
      />
      {shown < count && (
        <p className="tone-2 pad-y-8" role="status">
          {sheetTexts.shownOf(shown, count)}
        </p>
      )}
    </div>
  );
}
