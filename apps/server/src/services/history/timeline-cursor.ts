import { lastInstant } from '@commissary/domain';
import type { TimelineCursor } from '../../store/documents/index.ts';
import { apiError } from '../errors/index.ts';

/** The end of a page, as the address of the next page contains it. */
export const encodeCursor = ({ is, at, version, id }: TimelineCursor): string =>
  `${at.getTime()}.${is}.${version}.${id}`;

export const decodeCursor = (text: string): TimelineCursor => {
  const [, at, is, version, id] = /^(\d{1,15})\.(save|publish)\.(\d{1,9})\.(.+)$/.exec(text) ?? [];
  if (at === undefined || version === undefined || id === undefined || Number(at) > lastInstant)
    throw apiError(400, 'invalid', 'before');
  return { at: new Date(Number(at)), is: is === 'save' ? 'save' : 'publish', version: Number(version), id };
};

/** Newest first; with the same time, a publish comes above the saves that it brought. */
export const byCursor = (a: TimelineCursor, b: TimelineCursor): number =>
  b.at.getTime() - a.at.getTime() ||
  Number(a.is === 'save') - Number(b.is === 'save') ||
  b.version - a.version ||
  (a.id < b.id ? 1 : -1);
