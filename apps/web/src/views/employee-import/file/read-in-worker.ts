import { employeeColumns } from '@commissary/catalog';
import { type FileProblem, type FileToRead, mostMegabytes, type PeopleFile } from './file-shape.ts';

/** Longer than any file of that size takes. */
const patienceMs = 20_000;

/** Reads a file with people in a worker, which is ended afterwards; a file that hangs it is unreadable. */
export const readInWorker = (file: File): Promise<PeopleFile | FileProblem> => {
  if (file.size > mostMegabytes * 1024 * 1024) return Promise.resolve({ problem: 'too-large' });
  const worker = new Worker(new URL('./people-file-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<PeopleFile | FileProblem>();
  const timer = setTimeout(() => resolve({ problem: 'unreadable' }), patienceMs);
  worker.onmessage = ({ data }: MessageEvent<PeopleFile | FileProblem>) => resolve(data);
  worker.onerror = () => resolve({ problem: 'unreadable' });
  // The columns too: the worker would load every kind of record and document for them.
  worker.postMessage({ file, columns: employeeColumns } satisfies FileToRead);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
};
