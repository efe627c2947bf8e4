import { namedTarget } from '@commissary/schema';
import type { OfferedOptions } from './use-reference-options.ts';

const documentNames: Readonly<Record<string, string>> = {
  menu: 'the menu',
  settings: 'the location settings',
  employment: 'employment',
};

/** What somebody calls the document that a reference leads into. */
const documentNameOf = (to: string): string => documentNames[namedTarget(to).document ?? ''] ?? 'the document';

/** What stands in for the name of something chosen that is not among the choices. */
export const nameSelected = (state: OfferedOptions['state']): string =>
  ({ loading: 'Loading…', failed: 'Not known', absent: 'Not known', known: 'Gone' })[state];

/** What there is to know about the choices; null where they are simply there. */
export const optionsHintText = (
  to: string,
  { state, choices, of, said, elsewhere }: Omit<OfferedOptions, 'retry'>,
  gone: number,
): string | null => {
  if (state === 'failed') return 'Options could not be loaded.';
  if (state === 'absent') return of === null ? 'No menu is available yet.' : 'The source menu was deleted.';
  if (gone > 0) {
    const [subject, it] = gone === 1 ? ['One of these is', 'it'] : [`${gone} of these are`, 'them'];
    return `${subject} gone from ${documentNameOf(to)}: saving leaves ${it} out.`;
  }
  if (elsewhere !== null)
    return `From the menu ${elsewhere}.${said === undefined ? '' : ' Take everything out to choose from another.'}`;
  return state === 'known' && choices.length === 0 ? `There is none in ${documentNameOf(to)} yet.` : null;
};
