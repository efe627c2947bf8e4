import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { uploadImage } from '../../cache/index.ts';
import { refreshImages } from './image-queries.ts';

export interface Uploads {
  /** Files that were given, and those of them that are done, uploaded or refused. */
  readonly total: number;
  readonly done: number;
  readonly refused: readonly { readonly id: number; readonly file: string; readonly why: string }[];
}

const nothing: Uploads = { total: 0, done: 0, refused: [] };
/** As many files are on their way at a time; the others wait. */
const atATime = 3;

/** Uploads any number of files; one that is refused keeps no other one back. */
export const useUploads = (companyId: string) => {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<Uploads>(nothing);
  const waiting = useRef<File[]>([]);
  const running = useRef(0);
  const next = useCallback(async (): Promise<void> => {
    const file = waiting.current.shift();
    if (file === undefined) return;
    const done = await uploadImage(companyId, file);
    setUploads(now => ({
      ...{ total: now.total, done: now.done + 1 },
      refused: 'problem' in done ? [...now.refused, { id: now.done, file: file.name, why: done.problem }] : now.refused,
    }));
    return next();
  }, [companyId]);
  const upload = useCallback(
    async (files: readonly File[]): Promise<void> => {
      if (files.length === 0) return;
      waiting.current.push(...files);
      setUploads(now =>
        now.done === now.total ? { ...nothing, total: files.length } : { ...now, total: now.total + files.length },
      );
      while (running.current < atATime && waiting.current.length > 0) {
        running.current += 1;
        void next().finally(() => {
          running.current -= 1;
          if (running.current === 0) void refreshImages(client, companyId);
        });
      }
    },
    [client, companyId, next],
  );
  return { uploads, upload, dismiss: () => setUploads(nothing) };
};
