import type { Failure } from '@commissary/contract';
import { type Issue, isBelow, validateEntered } from '@commissary/schema';
import { useCallback } from 'react';
import { effectiveOf, pendingChangesOf, savedCopy } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { commitTyped } from '../inputs/index.ts';
import type { FormStore } from '../state/index.ts';
import { confirmMany } from './confirm-many.ts';
import { mergeMessage } from './merge-message.ts';
import { type DocumentPort, saveDocument } from './save-document.ts';

/** How a save of a record ended, where its form has something to say. */
export type RecordOutcome =
  /** `merged`: what others changed meanwhile and the save kept, as text. */
  | { readonly is: 'saved'; readonly id: string; readonly merged: string | null }
  | { readonly is: 'refused'; readonly failures: readonly Failure[] }
  /** Others saved first each time. */
  | { readonly is: 'overtaken' }
  | { readonly is: 'failed'; readonly error: unknown };

export interface RecordSave {
  readonly store: FormStore;
  readonly port: DocumentPort;
  readonly onOutcome: (outcome: RecordOutcome) => void;
  /** Asks before a save of so many changes. */
  readonly confirm?: ((count: number) => Promise<boolean>) | undefined;
  /** Scrolls to a value that cannot be saved as it is. */
  readonly onWrong: (path: string) => void;
}

/** Saves a record and reports how it ended; true when it is saved. */
export const useSaveRecord = ({
  store,
  port,
  onOutcome,
  confirm = confirmMany,
  onWrong,
}: RecordSave): (() => Promise<boolean>) =>
  useCallback(async () => {
    commitTyped();
    if (store.session().phase.at !== 'editing') return false;
    try {
      const outcome = await saveDocument({
        port,
        // The company is part of the calls of a record.
        companyMatches: true,
        issues: recordIssues,
        confirm,
        read: store.session,
        write: store.write,
      });
      const [first] = outcome.is === 'wrong' ? outcome.issues : [];
      if (first !== undefined) onWrong(first.path);
      if (outcome.is === 'refused') onOutcome(outcome);
      if (outcome.is === 'overtaken') onOutcome({ is: outcome.is });
      if (outcome.is === 'saved') {
        const merged = outcome.theirs.length === 0 ? null : mergeMessage(store.session(), outcome.theirs);
        onOutcome({ is: 'saved', id: store.session().opened.versions.baseId, merged });
      }
      return outcome.is === 'saved';
    } catch (error) {
      onOutcome({ is: 'failed', error });
      return false;
    }
  }, [store, port, onOutcome, confirm, onWrong]);

/**
 * What prevents a save. A new record is checked as a whole: it lacks what nobody has typed yet. Of a stored one, what was
 * wrong before is said while nothing is changed, and prevents no save of something else: the parts do not wait for each
 * other's repair.
 */
export const recordIssues = (session: EditSession): readonly Issue[] => {
  const { opened } = session;
  const { definition, versions } = opened;
  const content = contentOf(session);
  const issues = validateEntered(definition, effectiveOf(opened, content));
  const changed = pendingChangesOf(opened, content).map(({ path }) => path);
  if (issues.length === 0 || changed.length === 0 || versions.baseId === '') return issues;
  const before = new Set(validateEntered(definition, effectiveOf(opened, savedCopy(opened))).map(identityOf));
  return issues.filter(
    issue =>
      !before.has(identityOf(issue)) || changed.some(path => isBelow(path, issue.path) || isBelow(issue.path, path)),
  );
};

const identityOf = ({ path, code, rule }: Issue): string => JSON.stringify([path, code, rule]);
