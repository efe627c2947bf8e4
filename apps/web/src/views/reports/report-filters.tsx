import {
  knownValues,
  type Report,
  type ReportFilters,
  type ReportNames,
  reportTexts,
  reportScreenTexts as texts,
  valueIn,
  valuesWords,
  valueText,
} from '@commissary/catalog';
import type { Dimension } from '@commissary/domain';
import { Select } from '../../ui/index.ts';
import type { ShownReport } from './use-report.ts';

export interface ReportFiltersProps {
  /** What the report can be restricted to. */
  readonly of: Report['filters'];
  readonly filters: ReportFilters;
  readonly names: ReportNames;
  readonly wordsOf: ShownReport['wordsOf'];
  /** Writes into the address. */
  readonly onChange: (part: Readonly<Record<string, string | null>>) => void;
}

/** Every line of a check has one. */
const neverWithout: ReadonlySet<Dimension> = new Set(['channel', 'department', 'item']);

/** What a report is restricted to, of what was sold on its days: one choice for each of its filters, in the address. */
export function ReportFiltersBar({ of, filters, names, wordsOf, onChange }: ReportFiltersProps) {
  return of.flatMap(dimension => {
    if (dimension === 'location') return [];
    const chosen = filters.find(one => one.dimension === dimension)?.values ?? [];
    const text = chosen.map(valueText).join(',');
    const sold = names.flatMap(one => (one.dimension === dimension ? [one.id] : []));
    const values = new Set([
      ...(knownValues(dimension) ?? sold),
      ...(neverWithout.has(dimension) ? [] : [valueText(null)]),
    ]);
    const options = [...values].map(value => ({ value, label: wordsOf(dimension, valueIn(value)) }));
    // Several, or what was not sold on these days.
    const other =
      text === '' || values.has(text)
        ? []
        : [{ value: text, label: valuesWords({ dimension, values: chosen }, wordsOf) }];
    return [
      <Select
        key={dimension}
        label={reportTexts.dimensions[dimension]}
        placeholder={texts.unfiltered}
        clearable
        searchable
        inputMode="search"
        data={[...other, ...options.toSorted((a, b) => a.label.localeCompare(b.label))]}
        value={text === '' ? null : text}
        onChange={value => onChange({ [dimension]: value })}
      />,
    ];
  });
}
