import { documents } from '@commissary/catalog';
import type { Level } from '@commissary/domain';
import { complete } from '@commissary/schema';
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
      data === null ? null : { value: complete(documents[kind].field, data.blob), since: data.publishedAt },
    );
  }, [store, data, kind, isLocation]);
};
