import type { ReactNode } from 'react';
import { SearchInput } from '../inputs/search-input.tsx';
import { Select } from '../inputs/select.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface ListFiltersProps {
  readonly className: string;
  /** Of the search, and of each filter. */
  readonly classes: { readonly search?: string | undefined; readonly filter?: string | undefined };
  /** What is searched, and what may be typed. */
  readonly search: { readonly label: string; readonly placeholder?: string };
  /** Each with its options, and the text while nothing is chosen. */
  readonly filters: readonly {
    readonly key: string;
    readonly label: string;
    readonly any: string;
    readonly options: readonly Option[];
  }[];
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly onChange: (part: Readonly<Record<string, string | null>>) => void;
  readonly children?: ReactNode;
}

/** The search and the filters above a list. */
export function ListFilters({ className, classes, search, filters, query, onChange, children }: ListFiltersProps) {
  return (
    <search className={`${className} pad-x-16 pad-y-12`}>
      <SearchInput
        className={classes.search}
        {...search}
        value={query.search ?? ''}
        pauseMs={200}
        onChange={text => onChange({ search: text })}
      />
      {filters.map(({ key, label, any, options }) => (
        <Select
          key={key}
          className={classes.filter ?? ''}
          aria-label={label}
          placeholder={any}
          clearable
          inputMode={options.length > 8 ? 'search' : 'none'}
          data={options.map(option => ({ ...option }))}
          value={query[key] ?? null}
          onChange={value => onChange({ [key]: value })}
        />
      ))}
      {children}
    </search>
  );
}
