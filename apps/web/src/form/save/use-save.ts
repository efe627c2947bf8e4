import { documents, type Edits, formTexts, messages } from '@commissary/catalog';
import { fieldAt, type Issue } from '@commissary/schema';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { type CachedDocumentKey, documentKey, newestSaves, refreshUnpublished } from '../../cache/index.ts';
import { formatIssue, pageZone } from '../../formatting/index.ts';
import { historyHref } from '../../navigation/index.ts';
import { notify, notifyUntilDone, reportError, type ToastDetail } from '../../notifications/index.ts';
import { notifySaved } from '../../publishing/index.ts';
import type { ActiveTenant } from '../../session/index.ts';
import { mergedSavesText, savesSince } from '../conflicts/index.ts';
import { commitTyped } from '../inputs/index.ts';
import { removedReferencesLink, removedReferencesMessage } from '../references/index.ts';
import { type FormStore, formIssues } from '../state/index.ts';
import { confirmMany } from './confirm-many.ts';
import { documentPort } from './document-port.ts';
import { mergeMessage } from './merge-message.ts';
import { rejectedIssuesIn } from './rejected-issues.ts';
import { type SaveAnswer, type SaveOutcome, saveDocument } from './save-document.ts';

export interface SaveContext {
  readonly store: FormStore;
  readonly edits: Edits;
  readonly address: CachedDocumentKey;
  readonly tenant: ActiveTenant;
  /** Whether a member has its page, and that is the one that is open. */
  readonly isOnScreen: (path: string) => boolean;
  /** Scrolls to a value that cannot be saved as it is. */
  readonly onWrong: (path: string) => void;
}

/** Saves the page and shows the result; true when it is saved. */
export const useSave = ({
  store,
  edits,
  address,
  tenant,
  isOnScreen,
  onWrong,
}: SaveContext): (() => Promise<boolean>) => {
  const client = useQueryClient();
  // Removes the last message about an invalid value: the next attempt reports what is invalid then.
  const shownError = useRef((): void => {});
  return useCallback(async () => {
    commitTyped();
    if (store.session().phase.at !== 'editing') return false;
    shownError.current();
    const port = documentPort(address, tenant.level, loaded => client.setQueryData(documentKey(address), loaded));
    const busy = { done: () => {} };
    try {
      const outcome = await saveDocument({
        port: {
          load: port.load,
          send: (...sent) => {
            busy.done();
            busy.done = notifyUntilDone(messages.save.busy(edits.title));
            return port.send(...sent);
          },
        },
        companyMatches: companyInAddress() === tenant.companyId,
        issues: formIssues,
        isOnScreen,
        confirm: confirmMany,
        read: store.session,
        write: store.write,
      });
      busy.done();
      if (outcome.is === 'saved') {
        void refreshUnpublished(client, address.companyId);
        const kinds = outcome.tidied === undefined ? [address.kind] : [];
        const held = hashKey(documentKey(address));
        void client.invalidateQueries({
          queryKey: ['documents', address.companyId, ...kinds],
          // The answer of the save is the document.
          predicate: ({ queryHash }) => queryHash !== held,
        });
      }
      await tell(outcome, {
        store,
        edits,
        address,
        tenant,
        zone: pageZone(),
        isOnScreen,
        onWrong,
        shownError,
      });
      return outcome.is === 'saved';
    } catch (error) {
      busy.done();
      reportError(error, messages.save.fail(edits.title));
      return false;
    }
  }, [store, edits, address, tenant, isOnScreen, onWrong, client]);
};

const companyInAddress = (): string | null => new URLSearchParams(window.location.search).get('companyId');

interface Telling extends SaveContext {
  readonly zone: string;
  readonly shownError: { current: () => void };
}

const tell = async (outcome: SaveOutcome, telling: Telling): Promise<void> => {
  const { store, edits, address, onWrong, shownError } = telling;
  const lead = (issues: readonly Issue[]) => {
    const [first] = issues;
    if (first === undefined) return;
    shownError.current = notify('error', formatIssue(fieldAt(store.session().opened.definition, first.path), first));
    onWrong(first.path);
  };
  switch (outcome.is) {
    case 'nothing':
      notify('info', messages.diff.empty);
      return;
    case 'mismatch':
      notify('error', messages.save.companyMismatch);
      return;
    case 'wrong':
      lead(outcome.issues);
      return;
    case 'overtaken':
      notify('error', documents[address.kind].conflictMessage ?? messages.save.fail(edits.title));
      return;
    case 'refused': {
      const { issues, others } = rejectedIssuesIn(outcome.failures);
      notify('error', messages.save.fail(edits.title), others === null ? undefined : { text: others });
      store.report(issues);
      lead(issues);
      return;
    }
    case 'saved': {
      const saved = { ...address, tenantIds: [address.tenantId] };
      notifySaved(saved, messages.save.success(edits.title), await besidesIt(outcome, telling));
      return;
    }
    case 'canceled':
    case 'conflict':
      return;
  }
};

/** The rest of the result: what the save was merged with, and which references it removed elsewhere. */
const besidesIt = async (outcome: SaveAnswer, telling: Telling): Promise<ToastDetail | undefined> => {
  const others = await othersIn(outcome, telling);
  const { tidied } = outcome;
  if (tidied === undefined) return others;
  const { address, tenant } = telling;
  const nameOf = (tenantId: string | null) =>
    tenant.user.accessibleTenants.find(({ id }) => id === tenantId)?.name ?? formTexts.theCompany;
  const link = removedReferencesLink(tidied, address) ?? others?.link;
  const text = [others?.text, removedReferencesMessage(tidied, address, nameOf)]
    .filter(one => one !== undefined)
    .join(' ');
  return { text, ...(link !== undefined && { link }) };
};

/** Whose changes the save was merged with; without the history only that there are some. */
const othersIn = async (
  { theirs, since }: SaveAnswer,
  { store, address, zone }: Pick<Telling, 'store' | 'address' | 'zone'>,
): Promise<ToastDetail | undefined> => {
  if (theirs.length === 0) return undefined;
  const link = { text: formTexts.history, href: historyHref(address) };
  const { versions } = store.session().opened;
  const mine = address.tenantId === null ? versions.base : versions.override;
  const saves = await newestSaves(address).catch(() => []);
  const others = savesSince(saves, since, address.tenantId).filter(
    ({ tenantId, version }) => tenantId === address.tenantId && version < mine,
  );
  return { text: others.length > 0 ? mergedSavesText(others, zone) : mergeMessage(store.session(), theirs), link };
};
