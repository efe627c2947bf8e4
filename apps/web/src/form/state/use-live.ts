import { documents } from '@commissary/catalog';
import type { Level } from '@commissary/domain';
import { complete, type Field, publishedForm, withoutComputed } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CachedDocumentKey, liveOf } from '../../cache/index.ts';
import type { FormStore } from './form-store.ts';

/** Adds what is live at a location to a record. Other levels have nothing live of their own. */
export const useLive = (store: FormStore, { kind, companyId, tenantId }: CachedDocumentKey, level: Level): void => {
  const isLocation = level === 'location' && tenantId !== null;
  const { data } = useQuery({ ...liveOf(kind, companyId, tenantId ?? ''), enabled: isLocation });
  useEffect(() => {
    if (!isLocation || data === undefined) return;
    store.surround(
      data === null ? null : { value: inTodaysForm(documents[kind].field, data.blob), since: data.publishedAt },
    );
  }, [store, data, kind, isLocation]);
};

/** What is live in the form in which the saved document would be published, without what the server computes for it. */
const inTodaysForm = (field: Field, live: unknown): unknown =>
  publishedForm(field, complete(field, withoutComputed(field, live)));
