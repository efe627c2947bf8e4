import { employeeImportTexts as texts } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useReadOnlyReason } from '../../session/index.ts';
import styles from './employee-import.module.css';
import { hasName } from './import-setup.ts';
import type { SetupPartProps } from './setup/people-columns.tsx';

/** What the import changes in all, why it cannot begin yet, and its button. */
export function ImportBar({ work, opened }: SetupPartProps) {
  const { rows, check, checked, write } = work;
  const readOnly = useReadOnlyReason(contract.employeeImports.run);
  const isCurrent = checked?.id === opened.id && !check.isError;
  const count = (outcome: string) => rows.filter(row => row.outcome === outcome).length;
  const [rejected, doubtful] = [count('rejected'), count('doubtful')];
  const changing = (checked?.result.added ?? 0) + (checked?.result.changed ?? 0);
  const isGood = isCurrent && rejected === 0 && doubtful === 0;
  const words = !hasName(opened.setup)
    ? texts.nameMissing
    : write.isPending
      ? texts.importing
      : !isCurrent || checked === null
        ? check.isError
          ? texts.checkFailed
          : texts.checking
        : [
            ...(rejected > 0 ? [texts.toCorrect(rejected)] : []),
            ...(doubtful > 0 ? [texts.toAnswer(doubtful)] : []),
            ...(isGood && changing === 0 ? [texts.nothingToImport] : []),
            ...(isGood && changing > 0
              ? [texts.summary(checked.result.added, checked.result.changed, checked.result.unchanged)]
              : []),
          ].join(', ');
  return (
    <section
      className={`${styles.bar} row wrap align-center justify-end gap-8 gap-x-16`}
      aria-label={texts.importLabel}
    >
      <span role="status" className={styles.barWords}>
        {readOnly ?? words}
      </span>
      <Button
        disabled={!isGood || changing === 0 || readOnly !== null}
        loading={write.isPending}
        onClick={() => checked && write.mutate(checked)}
      >
        {texts.importAct(isGood ? changing : 0)}
      </Button>
    </section>
  );
}
