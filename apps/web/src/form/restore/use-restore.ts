import {
  type DocumentKind,
  formVersionsTexts,
  initialDocument,
  restoresTemplate,
  withQuery,
} from '@commissary/catalog';
import { redact } from '@commissary/schema';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import type { EditSession } from '../edit-session/index.ts';
import { useForm } from '../state/index.ts';
import { type EarlierState, restored } from './restore-revision.ts';

/** What the user wants to restore: an earlier save, or the template. */
export type EarlierSave = EarlierState & { readonly save: { readonly by: string; readonly at: number } | null };

export interface Restoring {
  /** The save that waits for confirmation; null when there is none. */
  readonly asked: EarlierSave | null;
  put(): void;
  leave(): void;
}

/**
 * An address that names an earlier save applies it to the form as unsaved changes: one path of it at once, the whole of
 * it after a preview.
 */
export const useRestore = (): Restoring => {
  const { store, address } = useForm();
  const { restore, only } = useSearch({ strict: false }) as { readonly restore?: string; readonly only?: string };
  const router = useRouter();
  const [asked, setAsked] = useState<EarlierSave | null>(null);
  const done = () => {
    setAsked(null);
    router.history.replace(withQuery(router.state.location.href, { restore: null, only: null }));
  };
  useEffect(() => {
    if (restore === undefined) return;
    if (restore === restoresTemplate.restore) {
      setAsked({ ...templateOf(address.kind, store.session()), save: null });
      return;
    }
    const leaving = new AbortController();
    const { kind, companyId, tenantId, menuId } = address;
    const query = { ...(tenantId !== null && { tenantId }), ...(menuId !== null && { menuId }) };
    api.history
      .revision({ params: { kind, companyId, revisionId: restore }, query }, { signal: leaving.signal })
      .then(answer => {
        if (leaving.signal.aborted) return;
        const earlier = responseBody(answer);
        if (only === undefined) {
          setAsked({ ...earlier, save: earlier });
          return;
        }
        const { session, changes, needs } = restored(store.session(), earlier, [only]);
        store.write(session);
        if (needs.length > 0) notify('error', formVersionsTexts.restoreRefused(needs.join('”, “')));
        else if (changes.length === 0) notify('info', formVersionsTexts.nothingToRestore);
        router.history.replace(withQuery(router.state.location.href, { restore: null, only: null }));
      })
      .catch(error => {
        if (!leaving.signal.aborted) reportError(error, formVersionsTexts.earlierSaveError);
      });
    return () => leaving.abort();
  }, [store, address, restore, only, router]);
  return {
    asked,
    put: () => {
      if (asked !== null) store.write(restored(store.session(), asked, null).session);
      done();
    },
    leave: () => (router.history.canGoBack() ? router.history.back() : done()),
  };
};

/** What a new company has, as far as the user may read it; at a group or location, that nothing is set there. */
const templateOf = (kind: DocumentKind, { opened }: EditSession): EarlierState =>
  opened.level === 'company'
    ? {
        kind: 'document',
        document: redact(opened.definition, initialDocument(kind), right => opened.permissions.has(right)),
      }
    : { kind: 'list', changes: [] };
