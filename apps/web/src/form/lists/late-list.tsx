import { GridSection } from '../grid/index.ts';
import { MatrixSection } from '../matrix/index.ts';
import { LabeledEntries } from './labeled-entries.tsx';
import { MasterDetail, type MasterDetailProps } from './master-detail.tsx';
import { TagsList } from './tags-list.tsx';

/** The members of a list that is shown as no table. */
export function LateList(props: MasterDetailProps) {
  const { list, path } = props;
  if (list.as === 'matrix') return <MatrixSection list={list} path={path} />;
  if (list.as === 'tags') return <TagsList list={list} path={path} />;
  if (list.as === 'entries') return <LabeledEntries {...props} />;
  return list.as === 'grid' && list.grid !== undefined ? (
    <GridSection {...props} grid={list.grid} />
  ) : (
    <MasterDetail {...props} />
  );
}
