import { inputsTexts } from '@commissary/catalog';
import { namedTarget } from '@commissary/schema';
import type { OfferedOptions } from './use-reference-options.ts';

const documentNames: Readonly<Record<string, string>> = {
  menu: inputsTexts.theMenu,
  settings: inputsTexts.theLocationSettings,
  employment: inputsTexts.employment,
};

/** What somebody calls the document that a reference leads into. */
const documentNameOf = (to: string): string => documentNames[namedTarget(to).document ?? ''] ?? inputsTexts.theDocument;

/** What stands in for the name of something chosen that is not among the choices. */
export const nameSelected = (state: OfferedOptions['state']): string =>
  ({
    loading: inputsTexts.loading,
    failed: inputsTexts.unknownOption,
    absent: inputsTexts.unknownOption,
    known: inputsTexts.deletedOption,
  })[state];

/** What there is to know about the choices; null where they are simply there. */
export const optionsHintText = (
  to: string,
  { state, choices, of, said, elsewhere }: Omit<OfferedOptions, 'retry'>,
  gone: number,
): string | null => {
  if (state === 'failed') return inputsTexts.optionsError;
  if (state === 'absent') return of === null ? inputsTexts.noMenuYet : inputsTexts.sourceMenuDeleted;
  if (gone > 0) return inputsTexts.deletedOptions(gone, documentNameOf(to));
  if (elsewhere !== null)
    return said === undefined ? inputsTexts.optionsFromMenu(elsewhere) : inputsTexts.optionsFromOneMenu(elsewhere);
  return state === 'known' && choices.length === 0 ? inputsTexts.noOptionsIn(documentNameOf(to)) : null;
};
