import { readPeopleFile } from './read-people-file.ts';

/** Reads one file beside the page, so that the page answers whatever the file is. */
self.onmessage = ({ data }: MessageEvent<File>) => {
  data
    .arrayBuffer()
    .then(buffer => readPeopleFile(data.name, new Uint8Array(buffer)))
    .catch(() => ({ problem: 'unreadable' }))
    .then(found => self.postMessage(found));
};
