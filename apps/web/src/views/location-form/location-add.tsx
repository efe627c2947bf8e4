import { locationsTexts, screenHref } from '@commissary/catalog';
import { contract, type Tenant } from '@commissary/contract';
import { Button, Select } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { cloneSummaryOf, createLocationMutation } from '../../cache/index.ts';
import { ownZone } from '../../formatting/index.ts';
import { showActionError, useRefreshGroups } from '../../levels/index.ts';
import { useNavigateAfterSave, useRegisterUnsaved } from '../../navigation/index.ts';
import { notify } from '../../notifications/index.ts';
import { isSent, useActiveTenant, useSaveWhenOnline, Writable } from '../../session/index.ts';
import { PageHeader, SectionCard } from '../../ui/index.ts';
import { cloneSummaryText } from './clone-summary.ts';
import { changedFields, emptyLocationDraft, fieldsOf, type LocationDraft, problemsOf } from './location-draft.ts';
import { LocationFieldset } from './location-fields.tsx';
import styles from './location-form.module.css';

/** Adds a location: an empty one, or a copy of an existing one. */
export function LocationAdd({ tenants }: { readonly tenants: readonly Tenant[] }) {
  const { companyId, tenant } = useActiveTenant();
  const refresh = useRefreshGroups(companyId);
  const [before] = useState(() => emptyLocationDraft(ownZone()));
  const [draft, setDraft] = useState<LocationDraft>(before);
  const [like, setLike] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const locations = tenants.filter(({ type }) => type === 'LOCATION');
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
  const choose = (id: string | null) => {
    setLike(id);
    const model = locations.find(location => location.id === id);
    if (model === undefined) return;
    const { groupId, menuId, tags, kioskActive, timeZone } = model;
    change({ groupId, menuId, tags, kioskActive, timeZone: timeZone ?? draft.timeZone });
  };
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
                data={locations.map(({ id, name }) => ({ value: id, label: name }))}
                value={like}
                onChange={choose}
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
