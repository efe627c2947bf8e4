import type { SpecialHours } from '@commissary/catalog';
import { hoursTexts } from '@commissary/catalog';
import { dayOfDate } from '@commissary/domain';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useListRows } from '../../form/lists/index.ts';
import { OverridesPopover } from '../../form/provenance/index.ts';
import type { ListRow } from '../../form/rows/index.ts';
import { missingPermission, useForm } from '../../form/state/index.ts';
import { EmptyState, SectionCard } from '../../ui/index.ts';
import { BulkHoursDialog } from './several/bulk-hours-dialog.tsx';
import special from './special.module.css';
import { SpecialDayCard } from './special-day.tsx';
import { addSpecialDay, specialPath } from './special-day-actions.ts';

/** The dates on which the usual week does not apply. */
export function SpecialDays() {
  const { store, newId, target, levels } = useForm();
  const [atSeveral, setAtSeveral] = useState(false);
  const rows = [...useListRows(specialPath)].sort((a, b) => dateOf(a).localeCompare(dateOf(b)));
  const [open, setOpen] = useState<string | null>(null);
  const requested = rows.find(({ path }) => target?.startsWith(path))?.id;
  useEffect(() => {
    if (requested !== undefined) setOpen(requested);
  }, [requested]);
  const mayAdd = missingPermission(store.session().opened, { op: 'set', path: specialPath }) === undefined;
  const add = (dateString: string) => {
    const id = newId();
    addSpecialDay(store, id, dateString);
    setOpen(id);
  };
  return (
    <SectionCard
      title={hoursTexts.specialDays}
      titleExtra={<OverridesPopover paths={[specialPath]} title={hoursTexts.specialDays} />}
      aside={
        levels &&
        mayAdd && (
          <Button variant="default" onClick={() => setAtSeveral(true)}>
            {hoursTexts.setForMultipleLocations}
          </Button>
        )
      }
      flush
    >
      {atSeveral && <BulkHoursDialog onClose={() => setAtSeveral(false)} />}
      {rows.length === 0 && <EmptyState text={hoursTexts.noSpecialDays} />}
      {rows.map(row => (
        <SpecialDayCard
          key={row.id}
          row={row}
          open={open === row.id}
          mayEdit={mayAdd}
          onOpen={next => setOpen(next ? row.id : null)}
        />
      ))}
      {mayAdd && <AddDay onAdd={add} />}
    </SectionCard>
  );
}

const dateOf = (row: ListRow): string => (row.value as Partial<SpecialHours> | undefined)?.dateString ?? '';

function AddDay({ onAdd }: { readonly onAdd: (dateString: string) => void }) {
  const id = useId();
  const [date, setDate] = useState('');
  const ready = dayOfDate(date) !== undefined;
  return (
    <form
      className="row wrap align-center gap-8 gap-x-12 pad-x-20 pad-y-12"
      onSubmit={event => {
        event.preventDefault();
        if (!ready) return;
        onAdd(date);
        setDate('');
      }}
    >
      <label htmlFor={id}>{hoursTexts.specialDayDate}</label>
      <input
        id={id}
        className={special.date}
        type="date"
        value={date}
        onChange={event => setDate(event.target.value)}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
        disabled={!ready}
      >
        {hoursTexts.addDay}
      </Button>
    </form>
  );
}
