import {
  type ComparedRow,
  type ComparedTable,
  type dimensionWords,
  firstOrder,
  type MeasureKey,
  orderedRows,
  type RowOrder,
  reportTexts,
  rowWords,
  tableTitle,
  reportScreenTexts as texts,
} from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { AppLink } from '../../navigation/index.ts';
import { SectionCard } from '../../ui/index.ts';
import { ComparedNumber } from './compared-number.tsx';
import { MeasureName } from './measure-name.tsx';
import styles from './reports.module.css';
import type { HrefOfRow } from './use-row-href.ts';

export interface ReportTableProps {
  readonly table: ComparedTable;
  /** The measure that its rows are first sorted by. */
  readonly chosen: MeasureKey;
  readonly wordsOf: ReturnType<typeof dimensionWords>;
  /** What is below a row. */
  readonly hrefOf: HrefOfRow;
}

/** So many rows are drawn at first, and so many more at once. */
const rowsAtOnce = 25;

/** A table of a report with its total, sorted by any of its columns. */
export function ReportTableSection({ table, chosen, wordsOf, hrefOf }: ReportTableProps) {
  const [order, setOrder] = useState<RowOrder>(() => firstOrder(table, chosen));
  const [most, setMost] = useState(rowsAtOnce);
  const { measures, dimensions, total, isCompared, elsewhere } = table;
  const title = tableTitle(table);
  const rows = useMemo(() => {
    const words = rowWords(dimensions, wordsOf);
    return orderedRows(table, order, row => words(row).join(' ')).map(row => ({ row, words: words(row) }));
  }, [table, dimensions, order, wordsOf]);
  const shown = rows.slice(0, most);
  const sorted = (by: MeasureKey | null) => {
    if (order.by !== by) return {};
    return { 'aria-sort': order.descending ? ('descending' as const) : ('ascending' as const) };
  };
  const sort = (by: MeasureKey | null) => () =>
    setOrder({ by, descending: order.by === by ? !order.descending : by !== null });
  const mark = (by: MeasureKey | null) =>
    order.by === by && <span aria-hidden>{order.descending ? texts.descending : texts.ascending}</span>;
  const narrowest = reportTexts.dimensions[dimensions.at(-1) ?? 'location'];
  return (
    <div className={`${styles.tableSection} min-width-0`} data-wide={measures.length > 4 || undefined}>
      <SectionCard title={title} aside={shown.length < rows.length && texts.rowsShown(shown.length, rows.length)} flush>
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={title}>
            <thead>
              <tr>
                <th scope="col" {...sorted(null)}>
                  <button type="button" className={styles.measure} onClick={sort(null)}>
                    {narrowest}
                    {mark(null)}
                  </button>
                </th>
                {measures.map(key => (
                  <th key={key} scope="col" {...sorted(key)}>
                    <MeasureName of={key} mark={mark(key)} onClick={sort(key)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ row, words }) => (
                <Row
                  key={row.by.join('\n')}
                  {...{ row, words, measures, isCompared, elsewhere }}
                  href={hrefOf(dimensions, row.by)}
                />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{texts.total}</th>
                {measures.map((key, at) => (
                  <td key={key}>
                    <ComparedNumber of={key} value={total[at]} {...{ isCompared, elsewhere }} />
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
        {shown.length < rows.length && (
          <div className={`${styles.more} pad-x-20 pad-y-12 line-above`}>
            <Button variant="default" onClick={() => setMost(most + rowsAtOnce)}>
              {texts.showMore(Math.min(rowsAtOnce, rows.length - shown.length))}
            </Button>
          </div>
        )}
      </SectionCard>
    </div>
  );
}

interface RowProps {
  readonly row: ComparedRow;
  readonly words: readonly string[];
  readonly measures: readonly MeasureKey[];
  readonly isCompared: boolean;
  readonly elsewhere: string | undefined;
  readonly href: string | null;
}

function Row({ row, words: [name, ...within], measures, isCompared, elsewhere, href }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {href === null ? (
          name
        ) : (
          <AppLink className={styles.below ?? ''} href={href}>
            {name}
          </AppLink>
        )}{' '}
        {within.length > 0 && <span className="text-12 tone-3 weight-400">{within.join(' › ')}</span>}
      </th>
      {measures.map((key, at) => (
        <td key={key}>
          <ComparedNumber of={key} value={row.values[at]} {...{ isCompared, elsewhere }} />
        </td>
      ))}
    </tr>
  );
}
