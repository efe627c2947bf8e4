import { formatLocationValue, locationLabels, locationsTexts, screenHref } from '@commissary/catalog';
import { contract, type Tenant } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { companyMenus } from '../../cache/index.ts';
import { impactScope, MoveLocationsImpact, regroupingOf, useRefreshGroups } from '../../levels/index.ts';
import { useNavigateAfterSave, useRegisterUnsaved } from '../../navigation/index.ts';
import { isSent, useActiveTenant, useSaveWhenOnline, Writable } from '../../session/index.ts';
import { PageHeader, SectionCard } from '../../ui/index.ts';
import { fieldsOf, problemsOf } from './location-draft.ts';
import { LocationFieldset } from './location-fields.tsx';
import styles from './location-form.module.css';
import { RemoveLocation } from './remove-location.tsx';
import { type LocationConflict, useLocationEdit } from './use-location-edit.ts';

/** Changes a location. A move to another group first shows which values it gains and loses. */
export function LocationEditView({ location }: { readonly location: Tenant }) {
  const { user, companyId, tenant } = useActiveTenant();
  const edit = useLocationEdit(location, useRefreshGroups(companyId));
  const [tried, setTried] = useState(false);
  const menus = useQuery(companyMenus(companyId));
  const preview = useQuery(regroupingOf(companyId, edit.moves));
  const problems = problemsOf(edit.draft);
  const { saved, count } = edit;
  const nameOf = (id: string) =>
    [...user.accessibleTenants, ...(menus.data ?? [])].find(one => one.id === id)?.name ?? id;
  useRegisterUnsaved(
    saved === null && count > 0 ? { count, what: locationsTexts.location, saving: edit.save.isPending } : null,
  );
  useNavigateAfterSave(
    saved && screenHref('location', { id: saved.id }, { companyId, locationId: tenant?.id ?? null }),
    {
      replace: true,
    },
  );
  const isReady = Object.keys(problems).length === 0;
  const saveOnline = useSaveWhenOnline(async () => isReady && !edit.save.isPending && isSent(edit.save.mutateAsync()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isReady) void saveOnline();
  };
  const conflictAt = (name: string) => {
    const conflict = edit.conflicts.find(one => one.name === name);
    return (
      conflict && (
        <ConflictNotice
          conflict={conflict}
          nameOf={nameOf}
          draft={edit.draft}
          onTake={() => edit.takeTheirs(conflict)}
        />
      )
    );
  };
  return (
    <form className={styles.page} onSubmit={submit} noValidate>
      <PageHeader title={locationsTexts.edit(location.name)} />
      <Writable explained calls={[contract.tenants.edit]}>
        {edit.conflicts.length > 0 && (
          <p role="alert" className={styles.conflict}>
            {locationsTexts.savedMeanwhile}
          </p>
        )}
        <LocationFieldset
          draft={edit.draft}
          problems={tried ? problems : {}}
          onChange={edit.change}
          beside={conflictAt}
        />
        {edit.moves.length > 0 && (
          <SectionCard title={locationsTexts.moveImpact}>
            <p className={styles.text} role="status">
              {preview.data === undefined ? locationsTexts.loadingImpact : impactScope(preview.data.effects, 1)}
            </p>
            {preview.data && <MoveLocationsImpact effects={preview.data.effects} />}
          </SectionCard>
        )}
        <div className={styles.acts}>
          <RemoveLocation location={location} />
          <Button
            type="submit"
            disabled={count === 0 || (edit.moves.length > 0 && preview.data === undefined)}
            loading={edit.save.isPending}
          >
            {locationsTexts.saveSubmit}
          </Button>
        </div>
      </Writable>
    </form>
  );
}

interface ConflictProps {
  readonly conflict: LocationConflict;
  readonly draft: ReturnType<typeof useLocationEdit>['draft'];
  readonly nameOf: (id: string) => string;
  readonly onTake: () => void;
}

function ConflictNotice({ conflict, draft, nameOf, onTake }: ConflictProps) {
  const { name, theirs } = conflict;
  const said = formatLocationValue(name, fieldsOf({ ...draft, ...theirs })[name], nameOf) ?? 'nothing';
  return (
    <div className={styles.conflict}>
      <span>{locationsTexts.changedMeanwhile(locationLabels[name], said)}</span>
      <Button size="compact-sm" variant="default" onClick={onTake}>
        {locationsTexts.useValue(said)}
      </Button>
    </div>
  );
}
