import {
  companyNames,
  dayStartTexts,
  type LocationFields,
  levelsTexts,
  locationRecord,
  locationsTexts,
  screenHref,
} from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { companyMenus, locationOf } from '../../cache/index.ts';
import type { EditSession } from '../../form/edit-session/index.ts';
import { RecordForm } from '../../form/index.ts';
import { missingIn, RecordFields, useRecordOutcome } from '../../form/record/index.ts';
import type { RecordCalls } from '../../form/save/index.ts';
import { useFormSelector, valueIn } from '../../form/state/index.ts';
import { MovesImpact, useMovesImpact } from '../../level-actions/index.ts';
import { useRefreshGroups } from '../../levels/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { PageHeader } from '../../ui/index.ts';
import { locationControls } from './location-controls.tsx';
import { locationRecordOf } from './use-location-calls.ts';

export interface LocationFormProps {
  /** Null while it is a new one. */
  readonly location: Tenant | null;
  readonly calls: RecordCalls<LocationFields>;
  /** Above the fields. */
  readonly before?: ReactNode;
  /** Below them. */
  readonly after?: ReactNode;
}

/** The form of a location. A move to another group first shows which values it gains and loses. */
export function LocationForm({ location, calls, before, after }: LocationFormProps) {
  const { levels, user, companyId } = useActiveTenant();
  const { data: menus } = useQuery(companyMenus(companyId));
  const record = useMemo(() => locationRecordOf(location), [location]);
  const related = useMemo(() => companyNames({ groups: user.accessibleTenants, menus: menus ?? [] }), [user, menus]);
  const { errors, onOutcome } = useOutcome(location === null);
  const title = location === null ? locationsTexts.addTitle : locationsTexts.edit(location.name);
  return (
    <RecordForm
      kind="location"
      record={record}
      calls={calls}
      related={related}
      title={title}
      noun={locationRecord.noun}
      action={location === null ? locationsTexts.addSubmit : locationsTexts.saveSubmit}
      useMissing={useMissing}
      onOutcome={onOutcome}
      // Who adds a location enters all of it: the number of fields asks nothing.
      {...(location === null && { confirm: async () => true })}
    >
      <div className="stack gap-16">
        <PageHeader title={title} />
        {before}
        <RecordFields controls={locationControls} errors={errors} without={levels ? [] : ['groupId']} />
        {location !== null && <Impact />}
        {after}
      </div>
    </RecordForm>
  );
}

/** The move of an existing location to another group. */
const useMove = () => useFormSelector('/groupId', moveOf);

const moveOf = (session: EditSession) => {
  const { base, versions } = session.opened;
  // The definition of the record says what its values are.
  const groupId = valueIn(session, '/groupId') as LocationFields['groupId'];
  const isMoved = versions.baseId !== '' && groupId !== (base as LocationFields).groupId;
  return isMoved ? [{ locationId: versions.baseId, groupId }] : [];
};

function Impact() {
  return <MovesImpact title={locationsTexts.moveImpact} moves={useMove()} />;
}

/** Nothing is moved before its impact is shown. */
const useMissing = missingIn(locationRecord, () =>
  useMovesImpact(useMove()) === undefined ? levelsTexts.loadingImpact : null,
);

const refusals = { DAY_BEGUN: dayStartTexts.begun };

/** Shows how a save ended, and leads to the page of the saved location. */
const useOutcome = (isNew: boolean) => {
  const client = useQueryClient();
  const { companyId, tenant } = useActiveTenant();
  const refresh = useRefreshGroups(companyId);
  const locationId = tenant?.id ?? null;
  return useRecordOutcome({
    kind: locationRecord,
    refusals,
    hrefOf: id => screenHref('location', { id }, { companyId, locationId }),
    onSaved: async id => {
      const name = client.getQueryData(locationOf(companyId, id).queryKey)?.name ?? '';
      await refresh();
      return isNew ? locationsTexts.wasAdded(name) : locationsTexts.saved(name);
    },
  });
};
