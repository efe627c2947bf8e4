import {
  fileNameOf,
  type Period,
  type ReportFileHead,
  type ReportKey,
  type ReportSheet,
  reportCsv,
  reportScreenTexts as texts,
} from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { reportError } from '../../notifications/index.ts';
import { PrintButton } from '../../paper/index.ts';
import { saveFile } from '../../ui/index.ts';
import { KeepView } from './saved/keep-view.tsx';

export interface ReportActionsProps {
  readonly report: ReportKey;
  /** What there is to print and to save; null: nothing yet. */
  readonly file: {
    readonly period: Period;
    readonly head: ReportFileHead;
    readonly sheets: readonly ReportSheet[];
  } | null;
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a report becomes outside of the console: paper, a table of values, a workbook. */
export function ReportActions({ report, file }: ReportActionsProps) {
  const name = file === null ? '' : fileNameOf(file.head.title, file.period);
  const workbook = useMutation({
    mutationFn: async ({ head, sheets }: NonNullable<typeof file>) => {
      const { reportWorkbook } = await import('./report-workbook.ts');
      saveFile(`${name}.xlsx`, workbookType, await reportWorkbook(head, sheets));
    },
    onError: error => reportError(error, texts.fileFailed),
  });
  const button = { variant: 'default', disabled: file === null };
  return (
    <>
      <KeepView report={report} />
      <PrintButton disabled={file === null} />
      <Button
        {...button}
        onClick={() => file !== null && saveFile(`${name}.csv`, 'text/csv', reportCsv(file.head, file.sheets))}
      >
        {texts.csv}
      </Button>
      <Button {...button} loading={workbook.isPending} onClick={() => file !== null && workbook.mutate(file)}>
        {texts.excel}
      </Button>
    </>
  );
}
