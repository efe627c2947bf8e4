import { lazy, type ReactNode, Suspense } from 'react';
import { withTimeout } from '../../navigation/index.ts';
import { SectionCard, SkeletonRows } from '../../ui/index.ts';
import { GroupRows, type ListProps, SectionBadges } from '../fields/index.ts';
import styles from './list-table.module.css';
import { ListTable } from './list-table.tsx';

/** Loaded with the first list that is shown so: most are tables. */
const LabeledEntries = lazy(async () => ({
  default: (await withTimeout(import('./labeled-entries.tsx'))).LabeledEntries,
}));
const MatrixSection = lazy(async () => ({ default: (await withTimeout(import('../matrix/index.ts'))).MatrixSection }));
const GridSection = lazy(async () => ({ default: (await withTimeout(import('../grid/index.ts'))).GridSection }));
const TagsList = lazy(async () => ({ default: (await withTimeout(import('./tags-list.tsx'))).TagsList }));
const MasterDetail = lazy(async () => ({ default: (await withTimeout(import('./master-detail.tsx'))).MasterDetail }));

/** A keyed list: in a frame of its own on the page, without a frame inside a member. */
export function ListSection({ list, path, inside = false }: ListProps) {
  const own = <SectionBadges path={path} title={list.label} />;
  if (list.as === 'master-detail' && !inside)
    return (
      <SectionCard title={list.label} beside={own} aside={list.help} flush>
        <Suspense fallback={<SkeletonRows />}>
          <MasterDetail list={list} path={path} List={ListSection} Rows={GroupRows} />
        </Suspense>
      </SectionCard>
    );
  if (list.as === 'matrix') {
    const table = (
      <Suspense fallback={<SkeletonRows />}>
        <MatrixSection list={list} path={path} />
      </Suspense>
    );
    return inside ? (
      table
    ) : (
      <SectionCard title={list.label} beside={own} aside={list.help} flush>
        {table}
      </SectionCard>
    );
  }
  if (list.as === 'grid' && list.grid !== undefined) {
    const cells = (
      <Suspense fallback={<SkeletonRows />}>
        <GridSection list={list} path={path} grid={list.grid} List={ListSection} Rows={GroupRows} />
      </Suspense>
    );
    return inside ? (
      cells
    ) : (
      <SectionCard title={list.label} beside={own} aside={list.help} flush>
        {cells}
      </SectionCard>
    );
  }
  if (list.as === 'tags') {
    const tags = (
      <Suspense fallback={<SkeletonRows />}>
        <TagsList list={list} path={path} />
      </Suspense>
    );
    return inside ? (
      <>
        <div className={styles.tools}>
          <h3>{list.label}</h3>
          {own}
        </div>
        {tags}
      </>
    ) : (
      <SectionCard title={list.label} beside={own} aside={list.help} flush>
        {tags}
      </SectionCard>
    );
  }
  if (list.as === 'entries')
    return (
      <Suspense fallback={<SkeletonRows />}>
        <LabeledEntries list={list} path={path} List={ListSection} Rows={GroupRows} />
      </Suspense>
    );
  const framed = (tools: ReactNode, table: ReactNode) => (
    <SectionCard
      title={list.label}
      beside={own}
      aside={
        <>
          {list.help}
          {tools}
        </>
      }
      flush
    >
      {table}
    </SectionCard>
  );
  const plain = (tools: ReactNode, table: ReactNode) => (
    <>
      <div className={styles.tools}>
        <h3>{list.label}</h3>
        {own}
        {tools}
      </div>
      {table}
    </>
  );
  return (
    <ListTable
      list={list}
      path={path}
      inside={inside}
      frame={inside ? plain : framed}
      List={ListSection}
      Rows={GroupRows}
    />
  );
}
