import type { ChangeTexts } from '../formatting/describe-change.ts';
import { valueTexts } from './format-texts.ts';

const marked =
  (name: string) =>
  (...words: readonly (string | undefined)[]): string =>
    `${name}(${words.map(word => word ?? '–').join(' | ')})`;

/** Each sentence as its name and its parameters, so that any text of a language becomes visible. */
export const markedTexts: ChangeTexts = {
  ...valueTexts,
  ofOwner: marked('ofOwner'),
  added: marked('added'),
  removed: marked('removed'),
  restored: marked('restored'),
  movedFirst: marked('movedFirst'),
  movedBehind: marked('movedBehind'),
  moved: marked('moved'),
  reset: marked('reset'),
  cleared: marked('cleared'),
  changed: marked('changed'),
  changedFrom: marked('changedFrom'),
  changedTo: marked('changedTo'),
  set: marked('set'),
};
