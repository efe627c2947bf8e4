import { errorText, messages, recordTexts } from '@commissary/catalog';
import type { Failure } from '@commissary/contract';
import { useCallback } from 'react';
import { StatusError } from '../../api/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import type { RecordOutcome } from '../save/index.ts';
import { useRecordSaved } from './use-record-saved.ts';

export interface RecordOutcomeOptions {
  /** The record inside a sentence, after "the": location. */
  readonly noun: string;
  /** Loads what depends on the saved record, and returns what is said of the save. */
  readonly onSaved: (id: string) => string | Promise<string>;
  /** The page of the saved record; absent: the form stays open. */
  readonly hrefOf?: (id: string) => string;
  /** What the codes of this form's failures say. */
  readonly refusals?: Readonly<Record<string, string>>;
}

/** Shows how a save of a record ended, and leads to its page. */
export const useRecordOutcome = ({ noun, onSaved, hrefOf, refusals }: RecordOutcomeOptions) => {
  const saved = useRecordSaved(hrefOf);
  return useCallback(
    async (outcome: RecordOutcome) => {
      if (outcome.is === 'saved') return saved(outcome, await onSaved(outcome.id));
      if (outcome.is === 'failed' && !isForbidden(outcome.error))
        return reportError(outcome.error, recordTexts.notSaved(noun));
      notify('error', unsavedText(outcome, noun, refusals));
    },
    [noun, onSaved, refusals, saved],
  );
};

const isForbidden = (error: unknown): boolean => error instanceof StatusError && error.status === 403;

const unsavedText = (
  outcome: RecordOutcome,
  noun: string,
  texts: Readonly<Record<Failure['code'], string>> = {},
): string => {
  if (outcome.is === 'failed') return messages.forbidden;
  const codes = outcome.is === 'refused' ? outcome.failures.map(({ code }) => code) : [];
  const known = codes.map(code => texts[code] ?? errorText(code)).filter(text => !codes.includes(text));
  return known.length === 0 ? recordTexts.notSaved(noun) : known.join(' ');
};
