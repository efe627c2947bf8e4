import type { FileToRead } from './file-shape.ts';
import { readPeopleFile } from './read-people-file.ts';

/** Reads one file beside the page, so that the page answers whatever the file is. */
self.onmessage = ({ data: { file, columns } }: MessageEvent<FileToRead>) => {
  file
    .arrayBuffer()
    .then(buffer => readPeopleFile(columns, file.name, new Uint8Array(buffer)))
    .catch(() => ({ problem: 'unreadable' }))
    .then(found => self.postMessage(found));
};
