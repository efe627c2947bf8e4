import { locationsTexts, screenHref } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { cloneSummaryOf, createLocationMutation, locationOf } from '../../cache/index.ts';
import { ownZone } from '../../formatting/index.ts';
import { showActionError, useRefreshGroups } from '../../levels/index.ts';
import { useNavigateAfterSave, useRegisterUnsaved } from '../../navigation/index.ts';
import { notify } from '../../notifications/index.ts';
import { isSent, useActiveTenant, useSaveWhenOnline, Writable } from '../../session/index.ts';
import { PageHeader, SectionCard, Select } from '../../ui/index.ts';
import { cloneSummaryText } from './clone-summary.ts';
import { changedFields, emptyLocationDraft, fieldsOf, type LocationDraft, problemsOf } from './location-draft.ts';
import { LocationFieldset } from './location-fields.tsx';
import styles from './location-form.module.css';

/** Adds a location: an empty one, or a copy of an existing one. */
export function LocationAdd() {
  const { companyId, tenant, user } = useActiveTenant();
  const refresh = useRefreshGroups(companyId);
  const [before] = useState(() => emptyLocationDraft(ownZone()));
  const [draft, setDraft] = useState<LocationDraft>(before);
  const [like, setLike] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const locations = useMemo(
    () =>
      user.accessibleTenants.flatMap(({ id, type, name }) => (type === 'LOCATION' ? [{ value: id, label: name }] : [])),
    [user],
  );
  const model = useQuery({ ...locationOf(companyId, like ?? ''), enabled: like !== null }).data;
  const likeness = useQuery(cloneSummaryOf(companyId, like));
  const problems = problemsOf(draft);
  const change = (part: Partial<LocationDraft>) => setDraft(now => ({ ...now, ...part }));
  const save = useMutation({
    mutationFn: () => createLocationMutation(companyId, { ...fieldsOf(draft), ...(like !== null && { like }) }, key),
    onSuccess: async made => {
      notify('success', locationsTexts.wasAdded(made.name));
      await refresh();
    },
    onError: error => showActionError(error),
  });
  const count = save.isSuccess ? 0 : Object.keys(changedFields(fieldsOf(before), fieldsOf(draft))).length;
  useRegisterUnsaved(count === 0 ? null : { count, what: locationsTexts.newLocation, saving: save.isPending });
  const made = save.data;
  useNavigateAfterSave(
    made ? screenHref('location', { id: made.id }, { companyId, locationId: tenant?.id ?? null }) : null,
    {
      replace: true,
    },
  );
  useEffect(() => {
    if (model === undefined) return;
    const { groupId, menuId, tags, kioskActive, timeZone } = model;
    setDraft(now => ({ ...now, groupId, menuId, tags, kioskActive, timeZone: timeZone ?? now.timeZone }));
  }, [model]);
  const isReady = Object.keys(problems).length === 0;
  const saveOnline = useSaveWhenOnline(async () => isReady && !save.isPending && isSent(save.mutateAsync()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isReady) void saveOnline();
  };
  return (
    <form className={styles.page} onSubmit={submit} noValidate>
      <PageHeader title={locationsTexts.addTitle} />
      <Writable explained calls={[contract.tenants.create]}>
        {locations.length > 0 && (
          <SectionCard title={locationsTexts.copySettings}>
            <div className={styles.like}>
              <Select
                label={locationsTexts.copyFromLocation}
                placeholder={locationsTexts.companyDefaults}
                inputMode="search"
                clearable
                data={locations}
                value={like}
                onChange={setLike}
              />
              <p className={styles.text} role="status">
                {like !== null &&
                  (likeness.data === undefined ? locationsTexts.loadingOverrides : cloneSummaryText(likeness.data))}
              </p>
            </div>
          </SectionCard>
        )}
        <LocationFieldset draft={draft} problems={tried ? problems : {}} onChange={change} />
        <div className={styles.acts}>
          <Button type="submit" loading={save.isPending}>
            {locationsTexts.addSubmit}
          </Button>
        </div>
      </Writable>
    </form>
  );
}
