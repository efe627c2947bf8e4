import { fileTexts, employeeImportTexts as texts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { UserError } from '../../api/index.ts';
import { FileDrop } from '../../file-drop/index.ts';
import { mostMegabytes } from '../../files/index.ts';
import { EmptyState, ErrorState, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { ImportBar } from './import-bar.tsx';
import { hasName } from './import-setup.ts';
import { RecentImports } from './recent-imports.tsx';
import { ResultSection } from './result/result-section.tsx';
import { PeopleColumns } from './setup/people-columns.tsx';
import { Questions } from './setup/questions.tsx';
import { UnmatchedNames } from './setup/unmatched-names.tsx';
import { type PeopleImport, usePeopleImport } from './use-people-import.ts';

/** The way of a file with employees: chosen, its columns and names matched, looked at, imported; and what was imported. */
export function PeopleSections() {
  const work = usePeopleImport();
  const { opened, check, checked, close } = work;
  return (
    <>
      <SectionCard
        title={texts.employees}
        aside={
          opened && (
            <Button variant="subtle" onClick={close}>
              {texts.startOver}
            </Button>
          )
        }
      >
        <ChosenFile work={work} />
      </SectionCard>
      {opened && (
        <>
          <PeopleColumns work={work} opened={opened} />
          {hasName(opened.setup) && (
            <>
              <UnmatchedNames work={work} opened={opened} />
              <Questions work={work} opened={opened} />
              {checked === null && !check.isError && (
                <SectionCard title={texts.result}>
                  <SkeletonRows rows={4} />
                </SectionCard>
              )}
              {check.isError && (
                <SectionCard title={texts.result}>
                  <ErrorState
                    text={isTooOften(check.error) ? texts.tooOften : texts.checkFailed}
                    onRetry={() => void check.refetch()}
                  />
                </SectionCard>
              )}
              {checked !== null && !check.isError && <ResultSection work={work} opened={opened} />}
            </>
          )}
          <ImportBar work={work} opened={opened} />
        </>
      )}
      <RecentImports />
    </>
  );
}

function ChosenFile({ work }: { readonly work: PeopleImport }) {
  const { opened, problem, reading } = work;
  return (
    <>
      {opened === null && <p>{texts.employeesAbout}</p>}
      {opened !== null && (
        <p className="weight-500 break-anywhere">{texts.fileSummary(opened.file.name, opened.file.rows.length)}</p>
      )}
      {opened === null && (
        <FileDrop
          label={texts.employeeFile}
          hint={texts.dropHere}
          texts={fileTexts}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          busy={reading.isPending}
          onFile={file => reading.mutate(file)}
        />
      )}
      <div role="status">{reading.isPending && texts.reading}</div>
      <div role="alert">{problem !== null && <EmptyState text={problemText(problem)} />}</div>
    </>
  );
}

const isTooOften = (error: unknown): boolean =>
  error instanceof UserError && error.failures.some(({ code }) => code === 'RATE_LIMIT_EXCEEDED');

const problemText = (problem: NonNullable<PeopleImport['problem']>): string => {
  switch (problem.problem) {
    case 'too-large':
      return texts.tooLarge(mostMegabytes);
    case 'too-many-rows':
      return texts.tooManyRows(problem.rows);
    case 'unclosed-quote':
      return texts.unclosedQuote(problem.line);
    default:
      return texts.problems[problem.problem];
  }
};
