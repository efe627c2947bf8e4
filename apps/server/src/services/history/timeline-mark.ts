import { lastInstant } from '@commissary/domain';
import type { TimelineMark } from '../../store/timeline.ts';
import { refuse } from '../refusal.ts';

/** Where a page ended, as the address of the next page says it. */
export const textOfMark = ({ is, at, version, id }: TimelineMark): string => `${at.getTime()}.${is}.${version}.${id}`;

export const markOfText = (text: string): TimelineMark => {
  const [, at, is, version, id] = /^(\d{1,15})\.(save|publish)\.(\d{1,9})\.(.+)$/.exec(text) ?? [];
  if (at === undefined || version === undefined || id === undefined || Number(at) > lastInstant)
    throw refuse(400, 'invalid', 'before');
  return { at: new Date(Number(at)), is: is === 'save' ? 'save' : 'publish', version: Number(version), id };
};

/** Newest first; of one moment a publish stands above the saves that it brought. */
export const byMark = (a: TimelineMark, b: TimelineMark): number =>
  b.at.getTime() - a.at.getTime() ||
  Number(a.is === 'save') - Number(b.is === 'save') ||
  b.version - a.version ||
  (a.id < b.id ? 1 : -1);
