import type { ImportResult } from '@commissary/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import type { FileRow } from '../../files/index.ts';
import type { PeopleFile } from './file/file-shape.ts';
import { type ImportSetup, rowsToSend } from './import-setup.ts';

/** A file with what the user decided about it. */
export interface OpenedFile {
  /** Another one after each change. */
  readonly id: string;
  readonly file: PeopleFile;
  readonly setup: ImportSetup;
}

/** What an import would do, with the row of the file that each of its rows comes from. */
export interface CheckedFile {
  /** Of what was checked. */
  readonly id: string;
  readonly file: PeopleFile;
  readonly result: ImportResult;
  readonly from: readonly FileRow[];
}

export const bodyOf = ({ file, setup }: OpenedFile) => {
  const { place, wagesFrom, dateOrder, largeWagesPer } = setup;
  const answers = { ...(dateOrder && { dateOrder }), ...(largeWagesPer && { largeWagesPer }) };
  const { rows, from } = rowsToSend(file, setup);
  return { from, body: { fileName: file.name.slice(0, 200), place, wagesFrom, ...answers, rows: [...rows] } };
};

/** What an import of the file would do now; shown until the next answer is there. */
export const checkOf = (companyId: string, opened: OpenedFile | null, isReady: boolean) =>
  queryOptions({
    queryKey: ['employeeImport', companyId, 'check', opened?.id ?? null],
    queryFn: async ({ signal }): Promise<CheckedFile | null> => {
      if (opened === null) return null;
      const { body, from } = bodyOf(opened);
      const answer = await api.employeeImports.run(
        { params: { id: companyId }, body: { ...body, dryRun: true } },
        { signal },
      );
      return { id: opened.id, file: opened.file, from, result: responseBody(answer) };
    },
    enabled: isReady,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });

export const recentImportsOf = (companyId: string) =>
  queryOptions({
    queryKey: ['employeeImport', companyId, 'recent'],
    queryFn: async ({ signal }) =>
      responseBody(await api.employeeImports.list({ params: { id: companyId } }, { signal })),
    staleTime: 0,
  });
