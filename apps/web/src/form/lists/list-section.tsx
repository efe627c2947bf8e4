import type { ReactNode } from 'react';
import { SectionCard } from '../../ui/index.ts';
import { GroupRows, type ListProps, SectionBadges } from '../fields/index.ts';
import { MatrixSection } from '../matrix/index.ts';
import { LabeledEntries } from './labeled-entries.tsx';
import styles from './list-table.module.css';
import { ListTable } from './list-table.tsx';
import { MasterDetail } from './master-detail.tsx';

/** A keyed list: in a frame of its own on the page, without a frame inside a member. */
export function ListSection({ list, path, inside = false }: ListProps) {
  const own = <SectionBadges path={path} title={list.label} />;
  if (list.as === 'master-detail' && !inside)
    return (
      <SectionCard title={list.label} beside={own} aside={list.help} flush>
        <MasterDetail list={list} path={path} List={ListSection} Rows={GroupRows} />
      </SectionCard>
    );
  if (list.as === 'matrix') {
    const table = <MatrixSection list={list} path={path} />;
    return inside ? (
      table
    ) : (
      <SectionCard title={list.label} beside={own} aside={list.help} flush>
        {table}
      </SectionCard>
    );
  }
  if (list.as === 'entries') return <LabeledEntries list={list} path={path} List={ListSection} Rows={GroupRows} />;
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
