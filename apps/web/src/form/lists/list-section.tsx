import type { ReactNode } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { SectionCard, SkeletonRows } from '../../ui/index.ts';
import { GroupRows, type ListProps, SectionBadges } from '../fields/index.ts';
import styles from './list-table.module.css';
import { ListTable } from './list-table.tsx';

const late = { fallback: <SkeletonRows /> };
/** Loaded with the first list that is shown so: most are tables. */
const LabeledEntries = lazyComponent(async () => (await import('./labeled-entries.tsx')).LabeledEntries, late);
const MatrixSection = lazyComponent(async () => (await import('../matrix/index.ts')).MatrixSection, late);
const GridSection = lazyComponent(async () => (await import('../grid/index.ts')).GridSection, late);
export const ListBeside = lazyComponent(async () => (await import('./list-beside.tsx')).ListBeside, late);
const TagsList = lazyComponent(async () => (await import('./tags-list.tsx')).TagsList, late);
const MasterDetail = lazyComponent(async () => (await import('./master-detail.tsx')).MasterDetail, late);

/** A keyed list: in a frame of its own on the page, without a frame inside a member. */
export function ListSection({ list, path, inside = false, only }: ListProps) {
  const own = <SectionBadges path={path} title={list.label} />;
  const inCard = (content: ReactNode, aside: ReactNode = list.help) => (
    <SectionCard title={list.label} titleExtra={own} aside={aside} flush>
      {content}
    </SectionCard>
  );
  const placed = (content: ReactNode) => (inside ? content : inCard(content));
  if (list.as === 'master-detail' && !inside)
    return placed(<MasterDetail list={list} path={path} List={ListSection} Rows={GroupRows} />);
  if (list.as === 'matrix') return placed(<MatrixSection list={list} path={path} />);
  if (list.as === 'grid' && list.grid !== undefined)
    return placed(<GridSection list={list} path={path} grid={list.grid} List={ListSection} Rows={GroupRows} />);
  if (list.as === 'tags') {
    const tags = <TagsList list={list} path={path} />;
    if (!inside) return placed(tags);
    return (
      <>
        <div className={`${styles.tools} row wrap align-center gap-8 gap-x-12 line-above`}>
          <h3>{list.label}</h3>
          {own}
        </div>
        {tags}
      </>
    );
  }
  if (list.as === 'entries') return <LabeledEntries list={list} path={path} List={ListSection} Rows={GroupRows} />;
  const framed = (tools: ReactNode, table: ReactNode) =>
    inCard(
      table,
      <>
        {list.help}
        {tools}
      </>,
    );
  const plain = (tools: ReactNode, table: ReactNode) => (
    <>
      <div className={`${styles.tools} row wrap align-center gap-8 gap-x-12 line-above`}>
        <h3>{list.label}</h3>
        {own}
        {tools}
      </div>
      {table}
    </>
  );
  const below = (tools: ReactNode, table: ReactNode) => (
    <>
      {table}
      <div className={`${styles.tools} row wrap align-center gap-8 gap-x-12 line-above`}>{tools}</div>
    </>
  );
  const table = {
    ...{ list, path, inside, only, List: ListSection, Rows: GroupRows },
    frame: only !== undefined ? below : inside ? plain : framed,
  };
  return list.opensBeside ? <ListBeside {...table} /> : <ListTable {...table} />;
}
