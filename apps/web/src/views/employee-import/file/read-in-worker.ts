import { employeeColumns } from '@commissary/catalog';
import { inWorker, mostMegabytes, type TextProblem } from '../../../files/index.ts';
import type { FileToRead, PeopleFile } from './file-shape.ts';

/** Reads a file with people in a worker; a file that hangs it is unreadable. */
export const readInWorker = (file: File): Promise<PeopleFile | TextProblem> => {
  if (file.size > mostMegabytes * 1024 * 1024) return Promise.resolve({ problem: 'too-large' });
  const worker = new Worker(new URL('./people-file-worker.ts', import.meta.url), { type: 'module' });
  // The columns too: the worker would load every kind of record and document for them.
  const work: FileToRead = { file, columns: employeeColumns };
  return inWorker<PeopleFile | TextProblem>(worker, work, { problem: 'unreadable' });
};
