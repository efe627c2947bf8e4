import { employeeImportTexts as texts } from '@commissary/catalog';
import { contract, type ImportRecord } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dayAndTimeAt, pageZone } from '../../formatting/index.ts';
import { askConfirm } from '../../notifications/index.ts';
import { useActiveTenant, Writable } from '../../session/index.ts';
import { Badge, EmptyState, ErrorState, SectionCard, SkeletonRows } from '../../ui/index.ts';
import styles from './employee-import.module.css';
import { recentImportsOf } from './import-queries.ts';
import { useUndoImport } from './use-undo-import.ts';

/** The imports that can still be undone, and those that were. */
export function RecentImports() {
  const { companyId } = useActiveTenant();
  const recent = useQuery(recentImportsOf(companyId));
  return (
    <SectionCard title={texts.recent} flush>
      {recent.isPending && <SkeletonRows rows={2} />}
      {recent.isError && <ErrorState text={texts.recentFailed} onRetry={() => void recent.refetch()} />}
      {recent.data?.length === 0 && <EmptyState text={texts.noneRecent} />}
      <ul className={styles.recent}>
        {recent.data?.map(made => (
          <Import key={made.id} made={made} />
        ))}
      </ul>
    </SectionCard>
  );
}

function Import({ made }: { readonly made: ImportRecord }) {
  const undo = useUndoImport();
  const { id, at, by, fileName, added, changed, undone } = made;
  const ask = async () => {
    const answer = await askConfirm({
      title: texts.undoNamed(fileName),
      text: texts.undoQuestion(added, changed),
      accept: texts.undoAct,
    });
    if (answer === 'accept') undo.mutate(id);
  };
  return (
    <li>
      <span className={`${styles.person} weight-500 break-anywhere`}>{fileName}</span>
      <span className={`${styles.about} text-13 tone-2`}>{texts.importedBy(by, dayAndTimeAt(at, pageZone()))}</span>
      <span className={`${styles.about} text-13 tone-2`}>{texts.summary(added, changed, 0)}</span>
      {undone ? (
        <Badge tone="quiet">{texts.undone}</Badge>
      ) : (
        <Writable calls={[contract.employeeImports.undo]}>
          <Button variant="default" loading={undo.isPending} aria-label={texts.undoNamed(fileName)} onClick={ask}>
            {texts.undo}
          </Button>
        </Writable>
      )}
    </li>
  );
}
