import { compareTexts } from '@commissary/catalog';
import { Checkbox } from '@mantine/core';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { dateAt, pageZone } from '../../formatting/index.ts';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import type { ActiveTenant } from '../../session/index.ts';
import { LevelIcon, useWindowRows } from '../../ui/index.ts';
import styles from './compare.module.css';
import type { Difference, SideValue } from './differences.ts';
import type { ComparedSides } from './use-compared.ts';

export interface CompareListProps extends ComparedSides {
  readonly rows: readonly Difference[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (key: string) => void;
  readonly onTickAll: () => void;
}

type Line = Difference | { readonly title: string; readonly key: string };

/** The differences under the titles of their sections; only those near the viewport are rendered. */
export function CompareList({ rows, compared, addresses, ticked, onTick, onTickAll }: CompareListProps) {
  const { left, right } = compared;
  const lines = rows.flatMap((row, index): readonly Line[] =>
    row.section === rows[index - 1]?.section ? [row] : [{ title: row.section, key: `title ${row.key}` }, row],
  );
  const near = useWindowRows<HTMLTableSectionElement>({
    count: lines.length,
    height: 57,
    keyOf: index => lines[index]?.key ?? index,
  });
  const count = rows.filter(({ key }) => ticked.has(key)).length;
  return (
    <table className={`${styles.table} card`} aria-label={compareTexts.differences} aria-rowcount={lines.length + 1}>
      <thead>
        <tr className={`${styles.head} text-12 tone-2`} aria-rowindex={1}>
          <th scope="col">
            <Checkbox
              aria-label={compareTexts.allDifferences(rows.length)}
              checked={count === rows.length}
              indeterminate={count > 0 && count < rows.length}
              onChange={onTickAll}
            />
          </th>
          <th scope="col">{compareTexts.value}</th>
          <th scope="col">{left.name}</th>
          <th scope="col">{right.name}</th>
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
                  <>
                    <td>
                      <Checkbox
                        aria-label={`${line.section}, ${line.words}`}
                        checked={ticked.has(line.key)}
                        onChange={() => onTick(line.key)}
                      />
                    </td>
                    <th scope="row">{line.words}</th>
                    <Cell value={line.left} path={line.path} tenant={left} address={addresses[0]} />
                    <Cell value={line.right} path={line.path} tenant={right} address={addresses[1]} />
                  </>
                )}
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly value: SideValue;
  readonly path: string;
  readonly tenant: ActiveTenant;
  readonly address: CachedDocumentKey;
}

/** The value of one side, with its level as text. */
function Cell({ value, path, tenant, address }: CellProps) {
  const { words, source, own, author } = value;
  const href = hrefOfPath(address, path, { field: path });
  const from =
    source === 'company'
      ? compareTexts.company
      : source === 'group'
        ? compareTexts.groupNamed(groupName(tenant))
        : tenant.name;
  return (
    <td className={`${styles.cell} stack gap-2`} data-level={source}>
      <span className={styles.narrow}>{tenant.name}: </span>
      <span className={own ? styles.set : undefined}>
        {href === null ? words : <AppLink href={href}>{words}</AppLink>}
      </span>
      <span className={`${styles.source} inline-row text-12 tone-2`}>
        <LevelIcon level={source} />
        <span>
          {own ? compareTexts.overridden : compareTexts.from(from)}
          {author !== undefined && `, ${author.by}, ${dateAt(author.at, pageZone())}`}
        </span>
      </span>
    </td>
  );
}

const groupName = ({ level, name, tenant }: ActiveTenant): string =>
  level === 'group' ? name : (tenant?.groupName ?? '');
