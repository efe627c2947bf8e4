import { locationsTexts } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { cloneSummaryOf, locationOf } from '../../cache/index.ts';
import { applyEdits } from '../../form/actions/index.ts';
import { AddsAnother } from '../../form/record/index.ts';
import { useEditSession } from '../../form/state/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { SectionCard, Select } from '../../ui/index.ts';
import { cloneSummaryText } from './clone-summary.ts';
import styles from './location-form.module.css';
import { LocationForm } from './location-form.tsx';
import { useLocationCalls } from './use-location-calls.ts';

/** Adds a location: an empty one, or a copy of an existing one. */
export function LocationAdd() {
  return (
    <AddsAnother>
      <NewLocation />
    </AddsAnother>
  );
}

function NewLocation() {
  const { companyId } = useActiveTenant();
  const [like, setLike] = useState<string | null>(null);
  const calls = useLocationCalls(companyId, null, like);
  return <LocationForm location={null} calls={calls} before={<CopiedLocation like={like} onChange={setLike} />} />;
}

interface CopiedLocationProps {
  readonly like: string | null;
  readonly onChange: (like: string | null) => void;
}

function CopiedLocation({ like, onChange }: CopiedLocationProps) {
  const { companyId, user } = useActiveTenant();
  const { store } = useEditSession();
  const locations = useMemo(
    () =>
      user.accessibleTenants.flatMap(({ id, type, name }) => (type === 'LOCATION' ? [{ value: id, label: name }] : [])),
    [user],
  );
  const model = useQuery({ ...locationOf(companyId, like ?? ''), enabled: like !== null }).data;
  const summary = useQuery(cloneSummaryOf(companyId, like));
  // A copy has more from its model than the overrides.
  useEffect(() => {
    if (model === undefined) return;
    const { groupId, menuId, tags, kioskActive, timeZone } = model;
    const copied = { groupId, menuId, tags, kioskActive, ...(timeZone !== null && { timeZone }) };
    applyEdits(
      store,
      Object.entries(copied).map(([key, value]) => ({ op: 'set', path: `/${key}`, value })),
    );
  }, [model, store]);
  if (locations.length === 0) return null;
  return (
    <SectionCard title={locationsTexts.copySettings}>
      <div className={`${styles.like} stack gap-8`}>
        <Select
          label={locationsTexts.copyFromLocation}
          placeholder={locationsTexts.copyNothing}
          inputMode="search"
          clearable
          data={locations}
          value={like}
          onChange={onChange}
        />
        <p className="tone-2" role="status">
          {like !== null &&
            (summary.data === undefined ? locationsTexts.loadingOverrides : cloneSummaryText(summary.data))}
        </p>
      </div>
    </SectionCard>
  );
}
