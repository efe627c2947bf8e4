import { readTableFile } from './read-table-file.ts';

/** Reads one file beside the page, so that the page answers whatever the file is. */
self.onmessage = ({ data: file }: MessageEvent<File>) => {
  file
    .arrayBuffer()
    .then(buffer => readTableFile(file.name, new Uint8Array(buffer), progress => self.postMessage({ progress })))
    .catch(() => ({ problem: 'unreadable' }))
    .then(found => self.postMessage(found));
};
