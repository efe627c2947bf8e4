import { errorText, messages, type RecordKind, recordTexts } from '@commissary/catalog';
import type { Failure } from '@commissary/contract';
import { fieldAt } from '@commissary/schema';
import { useCallback, useState } from 'react';
import { StatusError } from '../../api/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import type { RecordOutcome } from '../save/index.ts';
import { useRecordSaved } from './use-record-saved.ts';

export interface RecordOutcomeOptions {
  readonly kind: RecordKind;
  /** Loads what depends on the saved record, and returns what is said of the save. */
  readonly onSaved: (id: string) => string | Promise<string>;
  /** The page of the saved record; absent: the form stays open. */
  readonly hrefOf?: (id: string) => string;
  /** What the codes of this form's failures say. */
  readonly refusals?: Readonly<Record<string, string>>;
}

/** Why the server rejected the value of a field, by key. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Shows how a save of a record ended, and leads to its page; `errors` are for the fields themselves. */
export const useRecordOutcome = ({ kind, onSaved, hrefOf, refusals }: RecordOutcomeOptions) => {
  const { noun } = kind;
  const saved = useRecordSaved(hrefOf);
  const [errors, setErrors] = useState<FieldErrors>({});
  const onOutcome = useCallback(
    async (outcome: RecordOutcome) => {
      const failures = outcome.is === 'refused' ? outcome.failures : [];
      const byField = Map.groupBy(failures, ({ path }) => fieldOf(kind, path));
      const others = byField.get(undefined) ?? [];
      byField.delete(undefined);
      setErrors(Object.fromEntries([...byField].map(([key, list]) => [key, failureTexts(list, refusals).join(' ')])));
      if (outcome.is === 'saved') return saved(outcome, await onSaved(outcome.id));
      if (outcome.is === 'failed')
        return isForbidden(outcome.error)
          ? notify('error', refusals?.FORBIDDEN ?? messages.forbidden)
          : reportError(outcome.error, recordTexts.notSaved(noun));
      if (others.length === 0 && byField.size > 0) return;
      notify('error', failureTexts(others, refusals).join(' ') || recordTexts.notSaved(noun));
    },
    [kind, noun, onSaved, refusals, saved],
  );
  return { onOutcome, errors };
};

const isForbidden = (error: unknown): boolean => error instanceof StatusError && error.status === 403;

/** The key of the one value that a failure is about, as the layout of its form names it; a list says it for itself. */
const fieldOf = ({ field }: RecordKind, path = ''): string | undefined => {
  const key = path.replace(/^\/body\//, '');
  const at = key === path ? undefined : fieldAt(field, `/${key}`);
  return at === undefined || at.kind.keying === 'list' ? undefined : key;
};

const failureTexts = (failures: readonly Failure[], texts: RecordOutcomeOptions['refusals'] = {}): readonly string[] =>
  failures
    .map(({ code }) => texts[code] ?? errorText(code))
    .filter(text => !failures.some(({ code }) => code === text));
