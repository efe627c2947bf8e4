import { targetOf } from '@commissary/schema';
import type { Offered } from './use-choices.ts';

const documentNames: Readonly<Record<string, string>> = {
  menu: 'the menu',
  settings: 'the location settings',
  employment: 'employment',
};

/** What somebody calls the document that a reference leads into. */
const placeOf = (to: string): string => documentNames[targetOf(to).document ?? ''] ?? 'the document';

/** What stands in for the name of something chosen that is not among the choices. */
export const nameChosen = (state: Offered['state']): string =>
  ({ loading: 'Loading…', failed: 'Not known', absent: 'Not known', known: 'Gone' })[state];

/** What there is to know about the choices; null where they are simply there. */
export const offeredWords = (
  to: string,
  { state, choices, of, said, elsewhere }: Omit<Offered, 'retry'>,
  gone: number,
): string | null => {
  if (state === 'failed') return 'Options could not be loaded.';
  if (state === 'absent') return of === null ? 'No menu is available yet.' : 'The source menu was deleted.';
  if (gone > 0) {
    const [subject, it] = gone === 1 ? ['One of these is', 'it'] : [`${gone} of these are`, 'them'];
    return `${subject} gone from ${placeOf(to)}: saving leaves ${it} out.`;
  }
  if (elsewhere !== null)
    return `From the menu ${elsewhere}.${said === undefined ? '' : ' Take everything out to choose from another.'}`;
  return state === 'known' && choices.length === 0 ? `There is none in ${placeOf(to)} yet.` : null;
};
