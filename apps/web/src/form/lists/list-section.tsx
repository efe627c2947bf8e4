import { type ReactNode, useId } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { SectionCard, SkeletonRows } from '../../ui/index.ts';
import { GroupRows, type ListProps, SectionBadges } from '../fields/index.ts';
import styles from './list-table.module.css';
import { ListTable } from './list-table.tsx';

const late = { fallback: <SkeletonRows /> };
/** Loaded with the first list that is shown so: most are tables. */
const LateList = lazyComponent(async () => (await import('./late-list.tsx')).LateList, late);
export const LazyListBeside = lazyComponent(async () => (await import('./list-beside.tsx')).ListBeside, late);

/** A keyed list: in a frame of its own on the page, without a frame inside a member. */
export function ListSection({ list, path, inside = false, only }: ListProps) {
  const titleId = useId();
  const isPage = list.tree !== undefined && !inside;
  const own = <SectionBadges path={path} title={list.label} isWholePage={isPage} />;
  const inCard = (content: ReactNode, aside: ReactNode = list.help) => (
    <SectionCard title={list.label} titleExtra={own} aside={aside} flush>
      {content}
    </SectionCard>
  );
  const titled = (content: ReactNode, tools?: ReactNode) => (
    <>
      <div className={styles.toolsFrame}>
        <div className={`${styles.tools} row wrap align-center gap-8 gap-x-12 line-above`}>
          <h3>{list.label}</h3>
          <span className={styles.own}>{own}</span>
          {tools}
        </div>
      </div>
      {content}
    </>
  );
  if (isLate(list, inside)) {
    const content = <LateList {...{ list, path }} badges={isPage ? own : null} List={ListSection} Rows={GroupRows} />;
    // Its names at the side say what it is.
    if (isPage)
      return (
        <section className="card" aria-labelledby={titleId}>
          <h2 id={titleId} className="visually-hidden">
            {list.label}
          </h2>
          {content}
        </section>
      );
    if (list.as === 'entries' || (inside && list.as !== 'tags')) return content;
    return inside ? titled(content) : inCard(content);
  }
  const framed = (tools: ReactNode, table: ReactNode) =>
    inCard(
      table,
      <>
        {list.help}
        {tools}
      </>,
    );
  const plain = (tools: ReactNode, table: ReactNode) => titled(table, tools);
  const below = (tools: ReactNode, table: ReactNode) => (
    <>
      {table}
      <div className={styles.toolsFrame}>
        <div className={`${styles.tools} row wrap align-center gap-8 gap-x-12 line-above`}>{tools}</div>
      </div>
    </>
  );
  const table = {
    ...{ list, path, inside, only, List: ListSection, Rows: GroupRows },
    frame: only !== undefined ? below : inside ? plain : framed,
  };
  return list.opensBeside ? <LazyListBeside {...table} /> : <ListTable {...table} />;
}

/** Whether a list is shown as no table. Inside a member there is no room for members beside a list. */
const isLate = ({ as, grid }: ListProps['list'], inside: boolean): boolean =>
  ['matrix', 'tags', 'entries'].includes(as ?? '') ||
  (as === 'grid' && grid !== undefined) ||
  (as === 'master-detail' && !inside);
