import { locationLabels, locationValueWords, screenHref } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { companyMenus } from '../../cache/company.ts';
import { reachOfEffects } from '../../levels/effect-words.ts';
import { RegroupEffects, regroupingOf } from '../../levels/regroup-effects.tsx';
import { useRefreshGroups } from '../../levels/use-regroup.ts';
import { useActivePlace } from '../../session/place.ts';
import { useRegisterUnsaved } from '../../session/unsaved.ts';
import { useGoOnceSaved } from '../../shell/use-go-once-saved.ts';
import { isDone, useSaveWhenOnline } from '../../shell/use-save-when-online.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { fieldsOf, problemsOf } from './location-draft.ts';
import { LocationFields } from './location-fields.tsx';
import styles from './location-form.module.css';
import { RemoveLocation } from './remove-location.tsx';
import { type LocationClash, useLocationEdit } from './use-location-edit.ts';

/** Changes a location. A move to another group shows first which of its values come and go. */
export function LocationEdit({ location }: { readonly location: Tenant }) {
  const { user, companyId, tenant } = useActivePlace();
  const edit = useLocationEdit(location, useRefreshGroups(companyId));
  const [tried, setTried] = useState(false);
  const menus = useQuery(companyMenus(companyId));
  const preview = useQuery(regroupingOf(companyId, edit.moves));
  const problems = problemsOf(edit.draft);
  const { saved, count } = edit;
  const nameOf = (id: string) =>
    [...user.accessibleTenants, ...(menus.data ?? [])].find(one => one.id === id)?.name ?? id;
  useRegisterUnsaved(saved === null && count > 0 ? { count, what: 'location', saving: edit.save.isPending } : null);
  useGoOnceSaved(saved && screenHref('location', { id: saved.id }, { companyId, locationId: tenant?.id ?? null }), {
    replace: true,
  });
  const isReady = Object.keys(problems).length === 0;
  const saveOnline = useSaveWhenOnline(async () => isReady && !edit.save.isPending && isDone(edit.save.mutateAsync()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isReady) void saveOnline();
  };
  const clashAt = (name: string) => {
    const clash = edit.clashes.find(one => one.name === name);
    return clash && <Clash clash={clash} nameOf={nameOf} draft={edit.draft} onTake={() => edit.takeTheirs(clash)} />;
  };
  return (
    <form className={styles.page} onSubmit={submit} noValidate>
      <PageHeader title={`Edit ${location.name}`} />
      {edit.clashes.length > 0 && (
        <p role="alert" className={styles.clash}>
          Somebody else saved this location meanwhile. Nothing of yours is lost: look at what is marked, then save
          again.
        </p>
      )}
      <LocationFields draft={edit.draft} problems={tried ? problems : {}} onChange={edit.change} beside={clashAt} />
      {edit.moves.length > 0 && (
        <Section title="What the move changes here">
          <p className={styles.text} role="status">
            {preview.data === undefined ? 'Looking at what this changes…' : reachOfEffects(preview.data.effects, 1)}
          </p>
          {preview.data && <RegroupEffects effects={preview.data.effects} />}
        </Section>
      )}
      <div className={styles.acts}>
        <RemoveLocation location={location} />
        <Button
          type="submit"
          disabled={count === 0 || (edit.moves.length > 0 && preview.data === undefined)}
          loading={edit.save.isPending}
        >
          Save the location
        </Button>
      </div>
    </form>
  );
}

interface ClashProps {
  readonly clash: LocationClash;
  readonly draft: ReturnType<typeof useLocationEdit>['draft'];
  readonly nameOf: (id: string) => string;
  readonly onTake: () => void;
}

function Clash({ clash, draft, nameOf, onTake }: ClashProps) {
  const { name, theirs } = clash;
  const said = locationValueWords(name, fieldsOf({ ...draft, ...theirs })[name], nameOf) ?? 'nothing';
  return (
    <div className={styles.clash}>
      <span>
        {locationLabels[name]} was set to “{said}” meanwhile.
      </span>
      <Button size="compact-sm" variant="default" onClick={onTake}>
        Use “{said}”
      </Button>
    </div>
  );
}
