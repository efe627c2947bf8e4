import { type LocationField, locationLabels, locationsTexts } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { conflictRetries } from '@commissary/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, responseBody, StatusError } from '../../api/index.ts';
import { editLocationMutation } from '../../cache/index.ts';
import { showActionError } from '../../levels/index.ts';
import { notify } from '../../notifications/index.ts';
import {
  changedFields,
  fieldsOf,
  type LocationDraft,
  locationDraftOf,
  mergeLocationDraft,
  partsOf,
} from './location-draft.ts';

/** A field that this user and another one changed to different values. */
export interface LocationConflict {
  readonly name: LocationField;
  readonly theirs: Partial<LocationDraft>;
}

type Outcome =
  | { readonly is: 'saved'; readonly saved: Tenant; readonly alsoTheirs: readonly LocationField[] }
  | { readonly is: 'conflict'; readonly fresh: Tenant; readonly conflicts: readonly LocationField[] };

/**
 * The draft of a location and its save. The second of two users takes over what the first changed in other fields, and
 * is asked where both changed the same field: their own value is kept until they take the other one or save again.
 */
export const useLocationEdit = (location: Tenant, refresh: () => Promise<void>) => {
  const [record, setRecord] = useState(location);
  const [draft, setDraft] = useState<LocationDraft>(() => locationDraftOf(location));
  const [conflicts, setClashes] = useState<readonly LocationConflict[]>([]);
  const before = fieldsOf(locationDraftOf(record));
  const changed = changedFields(before, fieldsOf(draft));
  const change = (part: Partial<LocationDraft>) => setDraft(now => ({ ...now, ...part }));
  const save = useMutation({
    mutationFn: () => attempts(record, draft),
    onSuccess: async outcome => {
      if (outcome.is === 'saved') {
        notify('success', savedWords(outcome.saved, outcome.alsoTheirs));
        await refresh();
        return;
      }
      const theirs = locationDraftOf(outcome.fresh);
      const taken = mergeLocationDraft(before, fieldsOf(draft), fieldsOf(theirs)).taken;
      setRecord(outcome.fresh);
      setDraft(Object.assign({}, draft, ...taken.map(name => partsOf(name, theirs))));
      setClashes(outcome.conflicts.map(name => ({ name, theirs: partsOf(name, theirs) })));
    },
    onError: error => showActionError(error),
  });
  return {
    draft,
    change,
    count: Object.keys(changed).length,
    moves: changed.groupId === undefined ? [] : [{ locationId: location.id, groupId: changed.groupId }],
    conflicts,
    takeTheirs: ({ name, theirs }: LocationConflict) => {
      change(theirs);
      setClashes(conflicts.filter(conflict => conflict.name !== name));
    },
    save,
    saved: save.data?.is === 'saved' ? save.data.saved : null,
  };
};

const attempts = async (record: Tenant, draft: LocationDraft): Promise<Outcome> => {
  const { id, companyId } = record;
  const before = fieldsOf(locationDraftOf(record));
  const mine = fieldsOf(draft);
  const changed = changedFields(before, mine);
  let known = record;
  let alsoTheirs: readonly LocationField[] = [];
  for (let attempt = 0; ; attempt++) {
    try {
      return {
        is: 'saved',
        saved: await editLocationMutation(companyId, { id, ver: known.ver, ...changed }),
        alsoTheirs,
      };
    } catch (error) {
      if (!(error instanceof StatusError && error.status === 409) || attempt === conflictRetries) throw error;
    }
    known = responseBody(await api.tenants.location({ params: { companyId, locationId: id } }));
    const { conflicts, taken } = mergeLocationDraft(before, mine, fieldsOf(locationDraftOf(known)));
    if (conflicts.length > 0) return { is: 'conflict', fresh: known, conflicts };
    alsoTheirs = taken;
  }
};

const savedWords = ({ name }: Tenant, alsoTheirs: readonly LocationField[]): string => {
  const said = locationsTexts.saved(name);
  if (alsoTheirs.length === 0) return said;
  return locationsTexts.savedWithMerge(said, alsoTheirs.map(one => locationLabels[one]).join(', '));
};
