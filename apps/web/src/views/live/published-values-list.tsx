import { historyTexts } from '@commissary/catalog';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { dateAt } from '../../formatting/index.ts';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import type { ActiveTenant } from '../../session/index.ts';
import { Dot, LevelIcon, useWindowRows } from '../../ui/index.ts';
import styles from './live.module.css';
import type { LiveRow } from './live-rows.ts';

export interface PublishedValuesListProps {
  readonly rows: readonly LiveRow[];
  readonly address: CachedDocumentKey;
  readonly tenant: ActiveTenant;
  readonly zone: string;
}

/** The values under the titles of their sections; of a long document only those near the viewport are rendered. */
export function PublishedValuesList({ rows, address, tenant, zone }: PublishedValuesListProps) {
  const lines = rows.flatMap((row, index): readonly Line[] =>
    row.section === rows[index - 1]?.section ? [row] : [{ title: row.section, path: `title ${row.path}` }, row],
  );
  const near = useWindowRows<HTMLTableSectionElement>({
    count: lines.length,
    height: 45,
    keyOf: index => lines[index]?.path ?? index,
  });
  return (
    <table className={`${styles.table} card`} aria-label={historyTexts.liveValues} aria-rowcount={lines.length + 1}>
      <thead>
        <tr className={`${styles.head} text-12 weight-600 tone-3`} aria-rowindex={1}>
          <th scope="col">{historyTexts.value}</th>
          <th scope="col">{historyTexts.liveColumn}</th>
          <th scope="col">{historyTexts.saved}</th>
          <th scope="col">{historyTexts.from}</th>
        </tr>
      </thead>
      <tbody ref={near.box} className={styles.rows} style={{ height: near.total }}>
        {near.rows.map(({ key, index, ref, top }) => {
          const line = lines[index];
          return (
            line !== undefined && (
              <tr
                key={key}
                ref={ref}
                data-index={index}
                aria-rowindex={index + 2}
                className={'title' in line ? styles.section : styles.row}
                style={{ transform: `translateY(${top}px)` }}
              >
                {'title' in line ? (
                  <th scope="rowgroup" colSpan={4}>
                    {line.title}
                  </th>
                ) : (
                  <Cells row={line} address={address} tenant={tenant} zone={zone} />
                )}
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}

type Line = LiveRow | { readonly title: string; readonly path: string };

function Cells({ row, address, tenant, zone }: Omit<PublishedValuesListProps, 'rows'> & { readonly row: LiveRow }) {
  const href = hrefOfPath(address, row.path, { field: row.path });
  const names = {
    company: historyTexts.company,
    group: tenant.tenant?.groupName ?? historyTexts.group,
    location: tenant.name,
  };
  return (
    <>
      <th scope="row" className={styles.words}>
        {href === null ? row.words : <AppLink href={href}>{row.words}</AppLink>}
      </th>
      <td className={styles.live}>
        <span className={styles.narrow}>{historyTexts.livePrefix}</span>
        {row.live}
      </td>
      <td className={styles.saved}>
        <span className={styles.narrow}>{historyTexts.savedPrefix}</span>
        {row.saved === null ? (
          <span className="tone-3">{historyTexts.unchanged}</span>
        ) : (
          <b>
            <Dot tone="amber" /> {row.saved}
          </b>
        )}
      </td>
      <td className={`${styles.source} inline-row wrap align-center tone-2`}>
        {row.source === null ? (
          '—'
        ) : (
          <>
            <LevelIcon level={row.source} /> {names[row.source]}
          </>
        )}
        {row.author !== undefined && (
          <span className="text-12 tone-3">
            {row.author.by}, {dateAt(row.author.at, zone)}
          </span>
        )}
      </td>
    </>
  );
}
