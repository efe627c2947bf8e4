import { inputsTexts } from '@commissary/catalog';
import { listsOf, type Reference } from '@commissary/schema';
import type { OfferedOptions } from './use-reference-options.ts';

const documentNames: Readonly<Record<string, string>> = {
  menu: inputsTexts.theMenu,
  settings: inputsTexts.theLocationSettings,
  employment: inputsTexts.employment,
};

/** The name of the document that a reference points into. */
const documentNameOf = (field: Reference): string =>
  documentNames[listsOf(field)[0]?.document ?? ''] ?? inputsTexts.theDocument;

/** Shown in place of the name of a selected member that is not among the options. */
export const nameSelected = (state: OfferedOptions['state']): string =>
  ({
    loading: inputsTexts.loading,
    failed: inputsTexts.unknownOption,
    absent: inputsTexts.unknownOption,
    known: inputsTexts.deletedOption,
  })[state];

/** The hint about the options; null where they are simply available. */
export const optionsHintText = (
  field: Reference,
  { state, choices, of, said, elsewhere }: Omit<OfferedOptions, 'retry'>,
  gone: number,
): string | null => {
  if (state === 'failed') return inputsTexts.optionsError;
  if (state === 'absent') return of === null ? inputsTexts.noMenuYet : inputsTexts.sourceMenuDeleted;
  if (gone > 0) return inputsTexts.deletedOptions(gone, documentNameOf(field));
  if (elsewhere !== null)
    return said === undefined ? inputsTexts.optionsFromMenu(elsewhere) : inputsTexts.optionsFromOneMenu(elsewhere);
  return state === 'known' && choices.length === 0 ? inputsTexts.noOptionsIn(documentNameOf(field)) : null;
};
