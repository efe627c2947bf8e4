import { inWorker } from './in-worker.ts';
import { type DocumentFile, type FileProblem, mostMegabytes, type TableFile } from './table-file.ts';

/** Reads a file with a table beside the page; a file that hangs the worker is unreadable. */
export const readInWorker = (
  file: File,
  onProgress: (progress: number) => void,
): Promise<TableFile | DocumentFile | FileProblem> => {
  if (file.size > mostMegabytes * 1024 * 1024) return Promise.resolve({ problem: 'too-large' });
  const worker = new Worker(new URL('./table-file-worker.ts', import.meta.url), { type: 'module' });
  return inWorker(worker, file, { problem: 'unreadable' }, onProgress);
};
